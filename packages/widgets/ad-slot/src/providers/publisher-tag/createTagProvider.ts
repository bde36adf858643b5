import type { AdsConfig } from '@cityguide/site-config';
import { parseSize, OUT_OF_PAGE } from '../../sizes';
import type { AdRequest, AdProvider } from '../AdProvider';
import type { Auctions } from '../header-bidding/Auctions';
import type { GoogleTag, TagSlot } from './GoogleTag';
import { loadGoogleTag } from './loadGoogleTag';

/**
 * Ads from Google Ad Manager, by the Google Publisher Tag's public interface; after an auction if the site has one.
 */
export function createTagProvider({ tagScript }: AdsConfig, auctions?: Auctions): AdProvider {
  const slots = new Map<string, TagSlot>();
  const renderListeners = new Map<TagSlot, (isFilled: boolean) => void>();
  const tagLoading = loadGoogleTag({
    script: tagScript,
    onRendered: (slot, isEmpty) => renderListeners.get(slot)?.(!isEmpty),
  });
  // Each request handles the rejection itself.
  tagLoading.catch(() => undefined);

  return {
    async fill(request) {
      const bidding = auctions?.run(request);
      const tag = await tagLoading;
      const hasBids = await bidding;
      if (request.signal.aborted) return false;
      const slot = defineSlot(tag, request);
      if (!slot) return false;
      slots.set(request.id, slot);
      slot.addService(tag.pubads()).setTargeting('slot', request.name);
      tag.display(request.id);
      if (hasBids) auctions?.applyBids(request.id);
      return new Promise((resolve) => {
        renderListeners.set(slot, resolve);
        tag.pubads().refresh([slot]);
      });
    },
    clear({ id }) {
      const slot = slots.get(id);
      if (!slot) return;
      slots.delete(id);
      renderListeners.delete(slot);
      void tagLoading.then((tag) => tag.destroySlots([slot]));
    },
  };
}

function defineSlot(tag: GoogleTag, { id, adUnitPath, size, container }: AdRequest): TagSlot | null {
  container.id = id;
  if (size === OUT_OF_PAGE) return tag.defineOutOfPageSlot(adUnitPath, id);
  const { width, height } = parseSize(size);
  return tag.defineSlot(adUnitPath, [width, height], id);
}
