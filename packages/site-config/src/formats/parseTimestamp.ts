const ISO_DATE_START = /^\d{4}-\d\d-\d\d/;

/**
 * Milliseconds since 1970 of a timestamp of the API. Undefined for anything else: `0` and `soon` are valid dates in
 * some browsers, and would be shown as decades ago.
 */
export function parseTimestamp(moment: string | null | undefined): number | undefined {
  const ms = ISO_DATE_START.test(moment ?? '') ? Date.parse(moment ?? '') : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
