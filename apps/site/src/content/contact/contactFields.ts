import { emailField, nameField } from '../../pages/forms/commonFields';
import type { FieldRule } from '../../pages/forms/FieldRule';

/** The topics offered by the form; the subject of the mail begins with the topic. */
export const contactTopics = [
  { value: 'story', words: 'A story or a tip' },
  { value: 'correction', words: 'A correction' },
  { value: 'listing', words: 'A place in the guide' },
  { value: 'advertising', words: 'Advertising' },
  { value: 'privacy', words: 'My data' },
  { value: 'other', words: 'Something else' },
] as const;

const MAX_MESSAGE = 5000;

export const contactFields: readonly FieldRule<'topic' | 'name' | 'email' | 'message'>[] = [
  {
    name: 'topic',
    label: 'What is it about?',
    type: 'choice',
    maxLength: 20,
    requiredMessage: 'Please choose what it is about.',
    choices: contactTopics,
  },
  nameField,
  { ...emailField, help: 'We answer there, and keep it for nothing else.' },
  {
    name: 'message',
    label: 'Your message',
    type: 'long-text',
    maxLength: MAX_MESSAGE,
    requiredMessage: 'Please write your message.',
  },
];
