import type { AdOrder } from '../AdProvider';

/** Who bids for a place before its ad is asked for (ADS-3). */
export interface Auctions {
  /** True once bids are in; false where nobody bids, the library is blocked, or the last word is spoken. Never throws. */
  run(order: Pick<AdOrder, 'id' | 'name' | 'size'>): Promise<boolean>;
  /** Hands the bids to the ad request of the place. */
  takeBids(id: string): void;
}
