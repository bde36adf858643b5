import { useStore, useStoreState } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import type { Data } from '../definition';
import type { OfferedListing } from './OfferedListing';

/** How many are offered: at most three rows of four. */
const COUNT = 12;

export interface PopularListings {
  items: readonly OfferedListing[];
  state: 'loading' | 'failed' | 'ready';
  /** Requests them again after a failure. */
  retry(): void;
}

/** The listings that most members saved: from the page's own JSON, or from the API. */
export function usePopularListings(data: Data): PopularListings {
  const store = useStore();
  const [list] = useState(() => store.createListingList({ ordering: '-favourite_count', limit: COUNT }));
  const { items, count, isFetching, error } = useStoreState(list);
  const pageListings = data?.results.slice(0, COUNT);
  const hasPageListings = pageListings !== undefined && pageListings.length > 0;
  useEffect(() => {
    if (!hasPageListings && list.getState().count === -1) void list.getPage();
  }, [hasPageListings, list]);

  const retry = () => void list.getPage();
  if (hasPageListings) return { items: pageListings, state: 'ready', retry };
  if (items.length === 0 && error && !isFetching) return { items, state: 'failed', retry };
  return { items, state: count === -1 || isFetching ? 'loading' : 'ready', retry };
}
