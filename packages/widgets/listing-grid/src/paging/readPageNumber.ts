/** No list is as long; a page beyond counts as one past the end. */
const MAX_PAGE = 99_999_999;

/** The page that a query parameter names, counted from 0: `undefined` without one, the first where it is nonsense. */
export function readPageNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 0;
}
