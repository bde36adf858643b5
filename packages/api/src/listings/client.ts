import type { ReadOptions, Transport } from '../http/createTransport';
import { requireValue } from '../reading/requireValue';
import { readPage, type Page } from '../reading/readPage';
import type { ListParams, Listing } from './contract';
import { readListing } from './readListing';

export interface ListingsClient {
  /** A page of listings. Past the end it has no results. */
  list(params?: ListParams, options?: ReadOptions): Promise<Page<Listing>>;
  /** One listing; a status of 404 where there is none. */
  read(id: number, options?: ReadOptions): Promise<Listing>;
}

export function createListingsClient(transport: Transport): ListingsClient {
  return {
    async list(params = {}, options) {
      const { body } = await transport.get('listings/', { ...params }, options);
      return requireValue(readPage(body, readListing), {
        call: 'GET listings/',
        expected: 'a list of results',
      });
    },
    async read(id, options) {
      const { body } = await transport.get(`listings/${id}/`, {}, options);
      return requireValue(readListing(body), { call: `GET listings/${id}/`, expected: 'a listing' });
    },
  };
}
