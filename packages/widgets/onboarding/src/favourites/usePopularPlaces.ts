import { useStore, useStoreState } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import type { Data } from '../definition';
import type { Place } from './Place';

/** How many are offered: three rows of four at most, not a directory. */
const COUNT = 12;

export interface PopularPlaces {
  items: readonly Place[];
  state: 'loading' | 'failed' | 'ready';
  /** Asks once more after a failure. */
  retry(): void;
}

/** Places that most members saved: those that the page brings in its JSON, or the API's. */
export function usePopularPlaces(data: Data): PopularPlaces {
  const store = useStore();
  const [list] = useState(() => store.createListingList({ ordering: '-favourite_count', limit: COUNT }));
  const { items, count, isFetching, error } = useStoreState(list);
  const given = data?.results.slice(0, COUNT);
  const isGiven = given !== undefined && given.length > 0;
  useEffect(() => {
    if (!isGiven && list.getState().count === -1) void list.getPage();
  }, [isGiven, list]);

  const retry = () => void list.getPage();
  if (isGiven) return { items: given, state: 'ready', retry };
  if (items.length === 0 && error && !isFetching) return { items, state: 'failed', retry };
  return { items, state: count === -1 || isFetching ? 'loading' : 'ready', retry };
}
