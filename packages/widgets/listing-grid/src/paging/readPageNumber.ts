/** Longer than any list; a larger number is treated as a page past the end. */
const MAX_PAGE = 99_999_999;

/** The zero-based page from a query parameter: `undefined` without one, the first if it is invalid. */
export function readPageNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 0;
}
