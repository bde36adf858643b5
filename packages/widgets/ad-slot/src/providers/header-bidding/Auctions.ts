import type { AdRequest } from '../AdProvider';

/** Auctions for a slot, held before its ad is requested (ADS-3). */
export interface Auctions {
  /**
   * Resolves to true once bids are in; to false where there are no bidders, the library is blocked, or the time is
   * up. Never rejects.
   */
  run(request: Pick<AdRequest, 'id' | 'name' | 'size'>): Promise<boolean>;
  /** Adds the bids to the ad request of the slot. */
  applyBids(id: string): void;
}
