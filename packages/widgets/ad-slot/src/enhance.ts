import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { watchConsent } from './consent/watchConsent';
import { definition, type Options } from './definition';
import { findMessages } from './messages';
import { createViewportObserver } from './viewport/createViewportObserver';
import { createAdSlot, type AdSlot } from './slots/createAdSlot';
import { removeCopiedAd } from './slots/enhanceMountPoint';
import { findProvider } from './providers/findProvider';
import { watchScreen } from './screen/watchScreen';

/**
 * Fills the page's ad slots. This decides which slots are shown, at what size, when each is near enough, and whether
 * the visitor has agreed; the provider fetches the ads.
 */
export function enhance({ store, site, report }: EnhanceContext): Enhancement<typeof definition> {
  const { ads } = site;
  const messages = findMessages(site);
  const slots = new Map<HTMLElement, { adSlot: AdSlot; options: Options }>();
  const viewport = createViewportObserver();
  const screen = watchScreen(updateAllSlots);
  const consent = ads.needsConsent ? watchConsent(updateAllSlots) : undefined;

  function updateSlot({ adSlot, options }: { adSlot: AdSlot; options: Options }) {
    const size = options[screen.type()];
    const isWanted = size !== 'none' && (!consent || consent.isGiven());
    adSlot.setSize(isWanted ? size : undefined);
  }
  function updateAllSlots() {
    for (const slot of slots.values()) updateSlot(slot);
  }

  function createPlaceholder(): HTMLElement | undefined {
    if (!store.paths.advertise) return undefined;
    const link = document.createElement('a');
    link.dataset.cgOwn = '';
    link.href = store.paths.advertise;
    link.textContent = messages.advertise(site.name);
    return link;
  }

  /** On a site without ads a slot is not an error: it keeps its fallback. */
  function reportUnknownSlot(element: HTMLElement, found: string) {
    const names = Object.keys(ads.slots);
    if (names.length === 0) return;
    report({
      widget: definition.name,
      element,
      attribute: 'data-slot',
      found,
      allowed: names.join(', '),
      used: 'no ad',
    });
  }

  return {
    add(element, options) {
      const adUnitPath = Object.hasOwn(ads.slots, options.slot) ? ads.slots[options.slot] : undefined;
      if (adUnitPath === undefined) return reportUnknownSlot(element, options.slot);
      const provider = findProvider(store, site);
      const adSlot = createAdSlot({
        element,
        name: options.slot,
        adUnitPath,
        provider,
        viewport,
        messages,
        createPlaceholder,
      });
      const slot = { adSlot, options };
      slots.set(element, slot);
      updateSlot(slot);
    },
    remove(element) {
      slots.get(element)?.adSlot.setSize(undefined);
      slots.delete(element);
      removeCopiedAd(element);
    },
    stop() {
      for (const { adSlot } of slots.values()) adSlot.setSize(undefined);
      slots.clear();
      viewport.stop();
      screen.stop();
      consent?.stop();
    },
  };
}
