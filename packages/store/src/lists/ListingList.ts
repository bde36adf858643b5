import type { Listing, ListingOrdering } from '@cityguide/api/client';
import type { FirstPage, ListState, ListStore, PageParams } from './ListStore';

/** LIST-1. */
export interface ListingParams extends PageParams {
  ordering: ListingOrdering | 'distance';
  /** `latitude,longitude` in degrees, for the ordering by distance. */
  near?: string | null;
  keywords: string | null;
  /** One type of listings; absent if the page has none. */
  type?: number | null;
  sub_type: number | null;
  default_neighborhood: number | null;
  bundle_type: 'simple';
}
export type ListingFirstPage = FirstPage<Listing>;
export type ListingListState = ListState<Listing, ListingParams>;

export interface ListingListStore extends ListStore<Listing, ListingParams> {
  /** Changes the order: starts again at the first page. */
  sortBy(ordering: ListingOrdering): Promise<void>;
  /** Changes the search: starts again at the first page. */
  search(keywords: string): Promise<void>;
}
