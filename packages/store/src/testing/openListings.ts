import type { Listing, ListParams } from '@cityguide/api/client';
import { createListingList } from '../lists/createListingList';
import { createFakeServices, createListingData } from './createFakeServices';

export interface ListPage {
  count: number;
  next: string | null;
  results: Listing[];
}

export const idsFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);
export const pageOf = (ids: readonly number[], count: number): ListPage => ({
  count,
  next: 'https://city.example/api/v2/listings/?offset=x',
  results: ids.map(createListingData),
});

/** A server with listings 1 to `total`, the same in every order. */
export function openListings(total = 50, params: Parameters<typeof createListingList>[1] = {}) {
  const services = createFakeServices();
  const rows = idsFrom(1, total);
  services.api.listings.list.mockImplementation(async ({ offset, limit }: ListParams = {}) => {
    const start = offset ?? 0;
    const end = start + (limit ?? 12);
    return { ...pageOf(rows.slice(start, end), rows.length), next: end < rows.length ? 'more' : null };
  });
  const list = createListingList(services, params);
  const { list: load } = services.api.listings;
  return {
    services,
    list,
    load,
    rows,
    state: list.getState,
    ids: () => list.getState().items.map(({ id }) => id),
    asked: (name: keyof ListParams) => load.mock.calls.map(([asked]) => asked?.[name]),
  };
}
