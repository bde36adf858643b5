import type { Bidder } from '@cityguide/site-config';

/** The parts of Prebid.js's public interface that are used here. */
export interface Prebid {
  /** Functions that wait for the library; once it has loaded, each is called at once. */
  que: { push(command: () => void): unknown };
  libLoaded?: boolean;
  requestBids(request: {
    adUnits: readonly AdUnit[];
    /** Milliseconds. */
    timeout: number;
    bidsBackHandler(): void;
  }): unknown;
  setTargetingForGPTAsync(codes: readonly string[]): void;
}

export interface AdUnit {
  /** The id of the slot's container, by which Prebid finds the tag's slot. */
  code: string;
  mediaTypes: { banner: { sizes: readonly (readonly [number, number])[] } };
  bids: readonly Bidder[];
}

declare global {
  interface Window {
    pbjs?: Partial<Prebid> & Pick<Prebid, 'que'>;
  }
}
