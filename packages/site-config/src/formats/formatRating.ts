import { readNumber } from './readNumber';

/** What stands where nobody has rated yet. */
export const NO_RATING = '-';

/** '4.50', or `-` for none: 0, null and absent all mean that nobody has rated. */
export function formatRating(rating: unknown): string {
  const value = readNumber(rating);
  return value !== undefined && value > 0 ? value.toFixed(2) : NO_RATING;
}
