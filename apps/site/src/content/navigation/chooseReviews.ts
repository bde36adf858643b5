import type { Listing } from '@cityguide/api/contract';
import { pickVariedListings } from '../../pages/pickVariedListings';

/** Picks the best rated of the newest restaurants, each with a picture of a different kind. */
export function chooseReviews(newest: readonly Listing[], count: number): Listing[] {
  const rated = newest.filter(({ rating }) => rating !== null && rating > 0);
  return pickVariedListings(
    rated.toSorted((one, other) => Number(other.rating) - Number(one.rating)),
    count,
  );
}
