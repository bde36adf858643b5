import type { ListingListStore } from '@cityguide/store';
import { useStore } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import type { Data, Options } from '../definition';
import { orderings } from '../orderings';
import type { Place } from '../place/createPlaceMemory';
import { readFirstPage } from './readFirstPage';

/**
 * The list behind one grid. Its first page comes from the page's own JSON, or is asked for now; a visitor who comes back
 * gets the order and the search that they had left.
 */
export function useListings(
  options: Options,
  { data, place }: { data: Data; place: Place | undefined },
): ListingListStore {
  const store = useStore();
  const [list] = useState(() => {
    const params = readParams(options);
    const left = { ...params, ...readLeftParams(place) };
    const isAsOnPage = left.ordering === params.ordering && left.keywords === params.keywords;
    return store.createListingList(left, isAsOnPage ? readFirstPage(data) : undefined);
  });

  useEffect(() => {
    if (list.getState().count === -1) void list.getPage();
    // An answer that comes after the widget is gone is dropped.
    return () => list.reset();
  }, [list]);

  return list;
}

function readParams({ limit, ordering, type, subType, defaultNeighborhood, keywords }: Options) {
  return {
    limit,
    ordering,
    keywords: keywords.trim() || null,
    type,
    sub_type: subType ?? null,
    default_neighborhood: defaultNeighborhood ?? null,
  };
}

function readLeftParams(place: Place | undefined) {
  const ordering = orderings.find((name) => name === place?.ordering);
  return place && ordering && { ordering, keywords: place.keywords };
}
