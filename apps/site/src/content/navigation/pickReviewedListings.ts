import type { Listing } from '@cityguide/api/contract';
import { pickVariedListings } from '../../pages/pickVariedListings';

/** Picks the best rated of the newest restaurants, with pictures that differ in what they show. */
export function pickReviewedListings(newest: readonly Listing[], count: number): Listing[] {
  const rated = newest.filter(({ rating }) => rating !== null && rating > 0);
  return pickVariedListings(
    rated.toSorted((a, b) => Number(b.rating) - Number(a.rating)),
    count,
  );
}
