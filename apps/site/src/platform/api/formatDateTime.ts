/** Formats a time as the API does: ISO 8601 in UTC with milliseconds. */
export function formatDateTime(momentMs: number): string {
  return new Date(momentMs).toISOString();
}
