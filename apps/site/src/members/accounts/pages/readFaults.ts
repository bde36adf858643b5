import { fieldErrorsOf } from '@cityguide/api/contract';
import type { z } from 'zod';
import { ApiProblem } from '../../../platform/api/apiProblem';
import { describeTooMany } from '../../../pages/forms/findTooMany';
import type { FormFaults, FormField } from './AccountForm';

/**
 * What a refusal says at which field of the form; what belongs to no field stands above it.
 * @throws whatever is no refusal.
 */
export function readFaults(error: unknown, fields: readonly FormField[]): FormFaults {
  if (!(error instanceof ApiProblem)) throw error;
  const { status, body, headers } = error;
  if (status === 429) {
    const words = describeTooMany(Number(headers['retry-after'] ?? 60));
    return { status, headers, form: [words], fields: {} };
  }
  if (!isByField(body)) return { status, headers, form: [body.detail], fields: {} };
  const isShown = (name: string) => fields.some((field) => field.name === name);
  const entries = Object.entries(body);
  return {
    status,
    form: entries.filter(([name]) => !isShown(name)).flatMap(([, messages]) => messages),
    fields: Object.fromEntries(entries.filter(([name]) => isShown(name))),
  };
}

/** The same for what the contract refuses. */
export function readSchemaFaults(error: z.ZodError, fields: readonly FormField[]): FormFaults {
  return readFaults(new ApiProblem(400, fieldErrorsOf(error)), fields);
}

function isByField(body: ApiProblem['body']): body is Record<string, string[]> {
  return Object.values(body).every(Array.isArray);
}
