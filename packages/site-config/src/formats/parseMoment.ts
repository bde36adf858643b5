const LIKE_ISO = /^\d{4}-\d\d-\d\d/;

/**
 * Milliseconds since 1970 of a moment as the API tells it. Undefined for anything else: `0` and `soon` parse in some
 * browsers, and would read as decades ago.
 */
export function parseMoment(moment: string | null | undefined): number | undefined {
  const ms = LIKE_ISO.test(moment ?? '') ? Date.parse(moment ?? '') : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
