import type { AdsConfig } from '@cityguide/site-config';

const TAG = 'https://securepubads.g.doubleclick.net/';

/** What a page's policy allows for the sake of ads, beyond the site itself. */
export interface AdSources {
  script: string[];
  /** Frames that ads are in, and what their libraries ask. */
  other: string[];
}

/** House ads need nothing; the tag and Prebid come from where the configuration says, and bring frames from anywhere. */
export function listAdSources({ provider, headerBidding, tagScript, prebidScript }: AdsConfig): AdSources {
  if (provider === 'house') return { script: [], other: [] };
  const scripts = [tagScript ?? TAG, ...(headerBidding && prebidScript ? [prebidScript] : [])];
  return { script: [...new Set(scripts.map((address) => new URL(address).origin))], other: ['https:'] };
}
