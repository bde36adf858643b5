import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../useStore';

/** The visitor's own rating of a listing, and its setter. Renders again only for changes of this listing. */
export function useRating(
  listingId: number,
): readonly [stars: number | null, rate: (stars: number | null) => void] {
  const { ratings } = useStore();
  useEffect(() => ratings.ensureLoaded(), [ratings]);
  const subscribe = useCallback(
    (onChange: () => void) => ratings.subscribeTo(listingId, onChange),
    [ratings, listingId],
  );
  const read = () => ratings.getRating(listingId);
  const rate = useCallback((stars: number | null) => ratings.rate(listingId, stars), [ratings, listingId]);
  return [useSyncExternalStore(subscribe, read, read), rate];
}
