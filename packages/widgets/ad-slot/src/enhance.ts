import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { watchConsent } from './consent/watchConsent';
import { definition, type Options } from './definition';
import { findMessages } from './messages';
import { createNearness } from './nearness/createNearness';
import { createPlace, type Place } from './places/createPlace';
import { findProvider } from './providers/findProvider';
import { watchScreen } from './screen/watchScreen';

/**
 * Fills the page's ad slots: which are shown and how large, when each is near enough, and whether the visitor agreed are
 * decided here; where ads come from is the provider's business.
 */
export function enhance({ store, site, report }: EnhanceContext): Enhancement<typeof definition> {
  const { ads } = site;
  const words = findMessages(site);
  const places = new Map<HTMLElement, { place: Place; options: Options }>();
  const nearness = createNearness();
  const screen = watchScreen(reviewAll);
  const consent = ads.needsConsent ? watchConsent(reviewAll) : undefined;

  function review({ place, options }: { place: Place; options: Options }) {
    const size = options[screen.type()];
    const isWanted = size !== 'none' && (!consent || consent.isGiven());
    place.want(isWanted ? size : undefined);
  }
  function reviewAll() {
    for (const kept of places.values()) review(kept);
  }

  function createWords(): HTMLElement {
    const link = document.createElement('a');
    link.href = store.paths.advertise;
    link.textContent = words.advertise(site.name);
    return link;
  }

  /** On a site without ads a slot is no mistake: it keeps the page's own words. */
  function reportUnknown(element: HTMLElement, found: string) {
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
      const unit = Object.hasOwn(ads.slots, options.slot) ? ads.slots[options.slot] : undefined;
      if (unit === undefined) return reportUnknown(element, options.slot);
      const provider = findProvider(store, site);
      const place = createPlace({
        element,
        name: options.slot,
        unit,
        provider,
        nearness,
        words,
        createWords,
      });
      const kept = { place, options };
      places.set(element, kept);
      review(kept);
    },
    remove(element) {
      places.get(element)?.place.want(undefined);
      places.delete(element);
    },
    stop() {
      for (const { place } of places.values()) place.want(undefined);
      places.clear();
      nearness.stop();
      screen.stop();
      consent?.stop();
    },
  };
}
