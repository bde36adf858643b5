/**
 * Parses a number that a backend may have sent as a string. Empty, missing and non-finite values are `undefined`; 0 is
 * a number.
 */
export function parseNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
