import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../useStore';

/** The visitor's own rating of a listing, and how to change it. Renders again for this listing's changes only. */
export function useRating(
  listingId: number,
): readonly [stars: number | null, rate: (stars: number | null) => void] {
  const { ratings } = useStore();
  useEffect(() => ratings.need(), [ratings]);
  const subscribe = useCallback(
    (onChange: () => void) => ratings.subscribeTo(listingId, onChange),
    [ratings, listingId],
  );
  const read = () => ratings.ratingOf(listingId);
  const rate = useCallback((stars: number | null) => ratings.rate(listingId, stars), [ratings, listingId]);
  return [useSyncExternalStore(subscribe, read, read), rate];
}
