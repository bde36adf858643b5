import type { AdsConfig } from '@cityguide/site-config';
import { loadScript } from '../../scripts/loadScript';
import { measureSize } from '../../sizes';
import type { Auctions } from './Auctions';
import type { Prebid } from './Prebid';

/** How long bidders have. */
const AUCTION_MS = 1000;
/** After this the ad is asked for without bids, whatever became of the library. */
const LAST_WORD_MS = 3000;

/** Auctions by Prebid.js, which the site brings itself (`prebidScript`) or the page has already. */
export function createAuctions({ prebidScript, bidders = {} }: AdsConfig): Auctions {
  const waiting: NonNullable<Window['pbjs']> = (window.pbjs ??= { que: [] });
  const loading = prebidScript && !waiting.libLoaded ? loadScript(prebidScript) : Promise.resolve();
  // Each auction hears of it by itself.
  loading.catch(() => undefined);

  return {
    run({ id, name, size }) {
      const bids = bidders[name] ?? [];
      if (bids.length === 0) return Promise.resolve(false);
      const { width, height } = measureSize(size);
      return new Promise((resolve) => {
        let isOver = false;
        const end = (hasBids: boolean) => {
          isOver = true;
          clearTimeout(lastWord);
          resolve(hasBids);
        };
        const lastWord = setTimeout(end, LAST_WORD_MS, false);
        loading.catch(() => end(false));
        waiting.que.push(() => {
          if (isOver) return;
          try {
            (window.pbjs as Prebid).requestBids({
              adUnits: [{ code: id, mediaTypes: { banner: { sizes: [[width, height]] } }, bids }],
              timeout: AUCTION_MS,
              bidsBackHandler: () => end(true),
            });
          } catch {
            end(false);
          }
        });
      });
    },
    takeBids: (id) => (window.pbjs as Prebid).setTargetingForGPTAsync([id]),
  };
}
