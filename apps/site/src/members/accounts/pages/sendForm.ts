import type { FastifyReply } from 'fastify';
import type { PageContext } from '../../../pages/PageContext';
import { readText } from '../../../pages/forms/readText';
import type { AccountForm, FormFaults } from './AccountForm';

interface FormPage {
  form: AccountForm;
  /** What was typed; only what is no secret comes back. */
  typed?: unknown;
  faults?: FormFaults;
  /** For one visitor alone: no cache may keep it. Always so where there are faults. */
  isPrivate?: boolean;
}

/** Sends a form on a page of the site, with what was wrong at its fields and the caret at the first of them. */
export function sendForm(
  { send }: PageContext,
  reply: FastifyReply,
  { form, typed, faults, isPrivate = false }: FormPage,
): Promise<FastifyReply> {
  const fields = form.fields.map((field) => ({
    ...field,
    value: field.type === 'password' ? '' : readText(typed, field.name),
    faults: faults?.fields[field.name] ?? [],
  }));
  const focused =
    faults &&
    (fields.find((field) => field.faults.length > 0) ??
      fields.find(({ value, type }) => value === '' && type !== 'checkbox'));
  if (faults?.headers) reply.headers(faults.headers);
  return send(reply, {
    template: 'account-form',
    status: faults?.status,
    isPrivate: isPrivate || faults !== undefined,
    head: {
      title: form.title,
      description: form.intro,
      path: form.action.replace(/\?.*/, ''),
      isHidden: true,
    },
    model: {
      form: { ...form, hidden: Object.entries(form.hidden ?? {}).map(([name, value]) => ({ name, value })) },
      fields,
      faults: faults?.form ?? [],
      focused: focused?.name,
    },
  });
}
