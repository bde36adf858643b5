/** A 400 with messages by field. */
export function badRequest(fields: Record<string, string[]>) {
  return { status: 400 as const, body: fields };
}

/** A 404. */
export const notFound = { status: 404 as const, body: { detail: 'Not found.' } };
