import type { ReadOptions, Transport } from '../http/createTransport';
import { requireValue } from '../reading/requireValue';
import { readPage } from '../reading/readPage';
import type { HouseAd } from './contract';
import { readHouseAd } from './readHouseAd';

export interface HouseAdsClient {
  /** The site's own ads for a slot at a size such as `300x250`; empty if there are none. */
  list(order: { slot: string; size: string }, options?: ReadOptions): Promise<HouseAd[]>;
}

export function createHouseAdsClient(transport: Transport): HouseAdsClient {
  return {
    async list(order, options) {
      const { body } = await transport.get('house-ads/', order, options);
      return requireValue(readPage(body, readHouseAd), {
        call: 'GET house-ads/',
        expected: 'a list of results',
      }).results;
    },
  };
}
