import { loadScript } from '../../scripts/loadScript';
import type { GoogleTag, TagSlot } from './GoogleTag';

const GOOGLES_OWN = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
/** In percent of the viewport's height (ADS-3), on phones as anywhere. */
const LAZY = { fetchMarginPercent: 500, renderMarginPercent: 200, mobileScaling: 1 };

interface TagSettings {
  script?: string | undefined;
  onRendered(slot: TagSlot, isEmpty: boolean): void;
}

/**
 * Loads the library and sets it up: nothing is asked for until a place says so, and its services are enabled once.
 * @throws where the library is blocked or is not what it should be
 */
export async function openTag({ script = GOOGLES_OWN, onRendered }: TagSettings): Promise<GoogleTag> {
  const waiting: NonNullable<Window['googletag']> = (window.googletag ??= { cmd: [] });
  const set = new Promise<GoogleTag>((resolve, reject) => {
    waiting.cmd.push(() => {
      try {
        const tag = window.googletag as GoogleTag;
        const ads = tag.pubads();
        ads.disableInitialLoad();
        ads.enableLazyLoad(LAZY);
        ads.addEventListener('slotRenderEnded', ({ slot, isEmpty }) => onRendered(slot, isEmpty));
        tag.enableServices();
        resolve(tag);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  // Heard by whoever waits below, which may be later.
  set.catch(() => undefined);
  if (!waiting.apiReady) await loadScript(script);
  return set;
}
