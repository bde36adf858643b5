import { parseNumber } from './parseNumber';

/** Shown where there is no rating yet. */
export const NO_RATING = '-';

/** '4.50', or `-` for none: 0, null and absent all mean that there is no rating. */
export function formatRating(rating: unknown): string {
  const value = parseNumber(rating);
  return value !== undefined && value > 0 ? value.toFixed(2) : NO_RATING;
}
