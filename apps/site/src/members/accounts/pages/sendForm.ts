import type { FastifyReply } from 'fastify';
import type { PageContext } from '../../../pages/PageContext';
import { readText } from '../../../pages/forms/readText';
import type { AccountForm, FormErrors } from './AccountForm';

interface SendFormOptions {
  form: AccountForm;
  /** The submitted input; passwords are not shown again. */
  submittedValues?: unknown;
  errors?: FormErrors;
  /** For one visitor only: no cache may store it. Always true with errors. */
  isPrivate?: boolean;
}

/** Sends a form on a page of the site, with errors at its fields and the focus on the first of them. */
export function sendForm(
  { send }: PageContext,
  reply: FastifyReply,
  { form, submittedValues, errors, isPrivate = false }: SendFormOptions,
): Promise<FastifyReply> {
  const fields = form.fields.map((field) => ({
    ...field,
    value: field.type === 'password' ? '' : readText(submittedValues, field.name),
    faults: errors?.fieldErrors[field.name] ?? [],
  }));
  const focusedField =
    errors &&
    (fields.find((field) => field.faults.length > 0) ??
      fields.find(({ value, type }) => value === '' && type !== 'checkbox'));
  if (errors?.headers) reply.headers(errors.headers);
  return send(reply, {
    template: 'account-form',
    status: errors?.status,
    isPrivate: isPrivate || errors !== undefined,
    head: {
      title: form.title,
      description: form.intro,
      path: form.action.replace(/\?.*/, ''),
      isHidden: true,
    },
    model: {
      form: { ...form, hidden: Object.entries(form.hidden ?? {}).map(([name, value]) => ({ name, value })) },
      fields,
      faults: errors?.formErrors ?? [],
      focused: focusedField?.name,
    },
  });
}
