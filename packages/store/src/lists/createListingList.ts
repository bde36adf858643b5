import type { ListingOrdering } from '@cityguide/api/client';
import type { Services } from '../services/Services';
import { createList } from './createList';
import type { ListingFirstPage, ListingListStore, ListingParams } from './ListingList';

/** LIST-1. */
const defaultParams: ListingParams = {
  limit: 12,
  offset: 0,
  ordering: '-date_published',
  keywords: null,
  sub_type: null,
  default_neighborhood: null,
  bundle_type: 'simple',
};

/** A list of listings; with `first` it starts from the page's own items and requests nothing. */
export function createListingList(
  { api, report }: Pick<Services, 'api' | 'report'>,
  params: Partial<ListingParams> = {},
  first?: ListingFirstPage,
): ListingListStore {
  const definedParams = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
  const list = createList({
    params: { ...defaultParams, ...definedParams },
    load: (requestedParams, options) => api.listings.list(requestedParams, options),
    first,
    report,
  });
  return Object.assign(list, {
    sortBy: (ordering: ListingOrdering) => list.getPage({ ordering }),
    search: (keywords: string) => list.getPage({ keywords: keywords.trim() || null }),
  });
}
