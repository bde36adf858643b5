/** A 400 that says what is wrong, by field. */
export function badFields(fields: Record<string, string[]>) {
  return { status: 400 as const, body: fields };
}

/** A 404. */
export const notFound = { status: 404 as const, body: { detail: 'Not found.' } };
