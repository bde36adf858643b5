import type { AdsConfig } from '@cityguide/site-config';

const DEFAULT_TAG_SCRIPT = 'https://securepubads.g.doubleclick.net/';

/** Origins that a page's content security policy allows for ads, beyond the site itself. */
export interface AdSources {
  script: string[];
  /** For the frames of ads, and the requests of their libraries. */
  other: string[];
}

/** House ads need none; the tag and Prebid are loaded from the configured origins, and add frames from any origin. */
export function listAdSources({ provider, headerBidding, tagScript, prebidScript }: AdsConfig): AdSources {
  if (provider === 'house') return { script: [], other: [] };
  const scripts = [tagScript ?? DEFAULT_TAG_SCRIPT, ...(headerBidding && prebidScript ? [prebidScript] : [])];
  return { script: [...new Set(scripts.map((address) => new URL(address).origin))], other: ['https:'] };
}
