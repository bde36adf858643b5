import type { ListingListStore } from '@cityguide/store';
import { useStore } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import type { Data, Options } from '../definition';
import type { PageAddress } from '../paging/createPageAddress';
import { followAddress } from '../paging/followAddress';
import type { Place } from '../place/createPlaceMemory';
import { readFirstPage } from './readFirstPage';
import { isFirstPageOf, readStart } from './readStart';

export interface Beginning {
  data: Data;
  /** Where a visitor who comes back had been. */
  place: Place | undefined;
  /** Of a grid with numbered pages. */
  address: PageAddress | undefined;
}

export interface Listings {
  list: ListingListStore;
  /** Nothing is asked for until the visitor does something. */
  isIdle: boolean;
}

/**
 * The list behind one grid. Its first page comes from the page's own JSON, or is asked for now; a visitor who comes back
 * gets the order and the search that they had left.
 */
export function useListings(options: Options, beginning: Beginning): Listings {
  const store = useStore();
  const { address, data, place } = beginning;
  const [listings] = useState(() => {
    const start = readStart(options, beginning);
    const first = isFirstPageOf(data, { start, options }) ? readFirstPage(data) : undefined;
    const isWanted = options.loadOnInit || Boolean(place) || address?.read().page !== undefined;
    return { list: store.createListingList(start, first), isIdle: !isWanted && !first };
  });
  const { list, isIdle } = listings;

  useEffect(() => {
    const stopFollowing = address && followAddress(list, address);
    const { count, params } = list.getState();
    if (count === -1 && !isIdle) void list.getPage({ offset: params.offset });
    return () => {
      stopFollowing?.();
      // An answer that comes after the widget is gone is dropped.
      list.reset();
    };
  }, [list, isIdle, address]);

  return listings;
}
