import type { AdsConfig } from '@cityguide/site-config';
import { measureSize, OUT_OF_PAGE } from '../../sizes';
import type { AdOrder, AdProvider } from '../AdProvider';
import type { Auctions } from '../header-bidding/Auctions';
import type { GoogleTag, TagSlot } from './GoogleTag';
import { openTag } from './openTag';

/** Ads from Google Ad Manager, by the Google Publisher Tag's public interface; after an auction where there is one. */
export function createTagProvider({ tagScript }: AdsConfig, auctions?: Auctions): AdProvider {
  const slots = new Map<string, TagSlot>();
  const outcomes = new Map<TagSlot, (isFilled: boolean) => void>();
  const opening = openTag({
    script: tagScript,
    onRendered: (slot, isEmpty) => outcomes.get(slot)?.(!isEmpty),
  });
  // Each order hears of it by itself.
  opening.catch(() => undefined);

  return {
    async fill(order) {
      const bidding = auctions?.run(order);
      const tag = await opening;
      const hasBids = await bidding;
      if (order.signal.aborted) return false;
      const slot = define(tag, order);
      if (!slot) return false;
      slots.set(order.id, slot);
      slot.addService(tag.pubads()).setTargeting('slot', order.name);
      tag.display(order.id);
      if (hasBids) auctions?.takeBids(order.id);
      return new Promise((resolve) => {
        outcomes.set(slot, resolve);
        tag.pubads().refresh([slot]);
      });
    },
    clear({ id }) {
      const slot = slots.get(id);
      if (!slot) return;
      slots.delete(id);
      outcomes.delete(slot);
      void opening.then((tag) => tag.destroySlots([slot]));
    },
  };
}

function define(tag: GoogleTag, { id, unit, size, container }: AdOrder): TagSlot | null {
  container.id = id;
  if (size === OUT_OF_PAGE) return tag.defineOutOfPageSlot(unit, id);
  const { width, height } = measureSize(size);
  return tag.defineSlot(unit, [width, height], id);
}
