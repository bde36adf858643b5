import type { ListingListStore } from '@cityguide/store';
import { useEffect } from 'react';
import type { Ordering } from '../orderings';
import type { DistanceOrigin } from './DistanceOrigin';

/** Some 100 metres: enough to find what is near, and the server need not know more. */
const DECIMALS = 3;

/**
 * Requests the nearest listings first once the visitor's position is known, and the page's own order once it is turned off.
 * A server that does not know this order answers in its own, and the distances are shown all the same.
 */
export function useDistanceOrder(
  list: ListingListStore,
  { position, ordering }: { position: DistanceOrigin | undefined; ordering: Ordering },
): void {
  useEffect(() => {
    if (position) orderByDistance(list, position);
    else if (list.getState().params.ordering === 'distance') orderBy(list, ordering);
  }, [list, position, ordering]);
}

export function orderByDistance(list: ListingListStore, { latitude, longitude }: DistanceOrigin): void {
  const near = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
  void list.getPage({ ordering: 'distance', near });
}

/** Without the position, which no other order needs. */
export function orderBy(list: ListingListStore, ordering: Ordering): void {
  void list.getPage({ ordering, near: null });
}
