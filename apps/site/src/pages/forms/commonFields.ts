import { isMailableEmail, trimEmail } from '@cityguide/site-config/formats';
import type { FieldRule } from './FieldRule';

export const nameField: FieldRule<'name'> = {
  name: 'name',
  label: 'Your name',
  type: 'text',
  autocomplete: 'name',
  maxLength: 150,
  requiredMessage: 'Please tell us your name.',
};

export const emailField: FieldRule<'email'> = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autocomplete: 'email',
  maxLength: 255,
  requiredMessage: 'Please enter your email address.',
  normalize: trimEmail,
  validate: (value) => (isMailableEmail(value) ? undefined : 'This does not look like an email address.'),
};
