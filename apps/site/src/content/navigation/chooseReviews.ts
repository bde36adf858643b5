import type { Listing } from '@cityguide/api/contract';
import { chooseVaried } from '../../pages/chooseVaried';

/** Of restaurants, newest first, those that editors would point at: the best rated, each with a picture of its own kind. */
export function chooseReviews(newest: readonly Listing[], count: number): Listing[] {
  const rated = newest.filter(({ rating }) => rating !== null && rating > 0);
  return chooseVaried(
    rated.toSorted((one, other) => Number(other.rating) - Number(one.rating)),
    count,
  );
}
