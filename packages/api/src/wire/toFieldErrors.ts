import type { z } from 'zod';

/** Converts a schema's errors to the body of a 400: messages by field, the rest under `non_field_errors`. */
export function toFieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'non_field_errors';
    fields.set(field, [...(fields.get(field) ?? []), issue.message]);
  }
  return Object.fromEntries(fields);
}
