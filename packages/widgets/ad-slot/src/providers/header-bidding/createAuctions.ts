import type { AdsConfig } from '@cityguide/site-config';
import { loadScript } from '../../scripts/loadScript';
import { parseSize } from '../../sizes';
import type { Auctions } from './Auctions';
import type { Prebid } from './Prebid';

/** How long bidders have. */
const BIDDER_TIMEOUT_MS = 1000;
/** After this the ad is requested without bids, whether or not the library has loaded. */
const FAILSAFE_TIMEOUT_MS = 3000;

/** Auctions by Prebid.js, which the site configures (`prebidScript`) or the page has loaded already. */
export function createAuctions({ prebidScript, bidders = {} }: AdsConfig): Auctions {
  const pbjs: NonNullable<Window['pbjs']> = (window.pbjs ??= { que: [] });
  const loading = prebidScript && !pbjs.libLoaded ? loadScript(prebidScript) : Promise.resolve();
  // Each auction handles the rejection itself.
  loading.catch(() => undefined);

  return {
    run({ id, name, size }) {
      const bids = bidders[name] ?? [];
      if (bids.length === 0) return Promise.resolve(false);
      const { width, height } = parseSize(size);
      return new Promise((resolve) => {
        let isOver = false;
        const end = (hasBids: boolean) => {
          isOver = true;
          clearTimeout(failsafeTimer);
          resolve(hasBids);
        };
        const failsafeTimer = setTimeout(end, FAILSAFE_TIMEOUT_MS, false);
        loading.catch(() => end(false));
        pbjs.que.push(() => {
          if (isOver) return;
          try {
            (window.pbjs as Prebid).requestBids({
              adUnits: [{ code: id, mediaTypes: { banner: { sizes: [[width, height]] } }, bids }],
              timeout: BIDDER_TIMEOUT_MS,
              bidsBackHandler: () => end(true),
            });
          } catch {
            end(false);
          }
        });
      });
    },
    applyBids: (id) => (window.pbjs as Prebid).setTargetingForGPTAsync([id]),
  };
}
