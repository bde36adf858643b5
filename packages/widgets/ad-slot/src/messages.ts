import type { SiteConfig } from '@cityguide/site-config';

const english = {
  /** Above an ad. */
  label: 'Advertisement',
  /** Shown where there is no ad and the slot has no fallback. */
  advertise: (site: string) => `Advertise with ${site}`,
};

/** All text of an ad slot (FMT-5). */
export type AdSlotMessages = typeof english;

const french: AdSlotMessages = {
  label: 'Publicité',
  advertise: (site) => `Annoncer dans ${site}`,
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): AdSlotMessages {
  return messages[languages[0] ?? 'en-CA'];
}
