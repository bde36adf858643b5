import type { ReadOptions, Transport } from '../http/createTransport';
import { demand } from '../reading/demand';
import { readPage } from '../reading/readPage';
import type { HouseAd } from './contract';
import { readHouseAd } from './readHouseAd';

export interface HouseAdsClient {
  /** The site's own ads for a slot at a size such as `300x250`; none is an empty list. */
  list(order: { slot: string; size: string }, options?: ReadOptions): Promise<HouseAd[]>;
}

export function createHouseAdsClient(transport: Transport): HouseAdsClient {
  return {
    async list(order, options) {
      const { body } = await transport.get('house-ads/', order, options);
      return demand(readPage(body, readHouseAd), { call: 'GET house-ads/', due: 'a list of results' })
        .results;
    },
  };
}
