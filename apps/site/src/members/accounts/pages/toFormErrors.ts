import { toFieldErrors } from '@cityguide/api/contract';
import type { z } from 'zod';
import { HttpError } from '../../../platform/api/HttpError';
import { formatRateLimitMessage } from '../../../pages/forms/findRateLimitError';
import type { FormErrors, FormField } from './AccountForm';

/**
 * Maps an HttpError to the fields of the form; errors of other fields are shown above it.
 * @throws any other error
 */
export function toFormErrors(error: unknown, fields: readonly FormField[]): FormErrors {
  if (!(error instanceof HttpError)) throw error;
  const { status, body, headers } = error;
  if (status === 429) {
    const message = formatRateLimitMessage(Number(headers['retry-after'] ?? 60));
    return { status, headers, formErrors: [message], fieldErrors: {} };
  }
  if (!isByField(body)) return { status, headers, formErrors: [body.detail], fieldErrors: {} };
  const isShown = (name: string) => fields.some((field) => field.name === name);
  const entries = Object.entries(body);
  return {
    status,
    formErrors: entries.filter(([name]) => !isShown(name)).flatMap(([, messages]) => messages),
    fieldErrors: Object.fromEntries(entries.filter(([name]) => isShown(name))),
  };
}

/** The same for errors of the contract's schema. */
export function toFormErrorsOfSchema(error: z.ZodError, fields: readonly FormField[]): FormErrors {
  return toFormErrors(new HttpError(400, toFieldErrors(error)), fields);
}

function isByField(body: HttpError['body']): body is Record<string, string[]> {
  return Object.values(body).every(Array.isArray);
}
