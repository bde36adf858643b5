import { loadScript } from '../../scripts/loadScript';
import type { GoogleTag, TagSlot } from './GoogleTag';

const DEFAULT_SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
/** In percent of the viewport's height (ADS-3), the same on phones. */
const LAZY_LOAD = { fetchMarginPercent: 500, renderMarginPercent: 200, mobileScaling: 1 };

interface GoogleTagOptions {
  script?: string | undefined;
  onRendered(slot: TagSlot, isEmpty: boolean): void;
}

/**
 * Loads the library and sets it up: nothing is requested until a slot does so, and its services are enabled once.
 * @throws if the library is blocked or does not have the expected interface
 */
export async function loadGoogleTag({
  script = DEFAULT_SCRIPT,
  onRendered,
}: GoogleTagOptions): Promise<GoogleTag> {
  const waiting: NonNullable<Window['googletag']> = (window.googletag ??= { cmd: [] });
  const ready = new Promise<GoogleTag>((resolve, reject) => {
    waiting.cmd.push(() => {
      try {
        const tag = window.googletag as GoogleTag;
        const ads = tag.pubads();
        ads.disableInitialLoad();
        ads.enableLazyLoad(LAZY_LOAD);
        ads.addEventListener('slotRenderEnded', ({ slot, isEmpty }) => onRendered(slot, isEmpty));
        tag.enableServices();
        resolve(tag);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  // The caller of this function handles the rejection, possibly later.
  ready.catch(() => undefined);
  if (!waiting.apiReady) await loadScript(script);
  return ready;
}
