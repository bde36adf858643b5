import type { SiteConfig } from '@cityguide/site-config';

const english = {
  /** Above an ad. */
  label: 'Advertisement',
  /** Where no ad came and the page wrote nothing into the slot. */
  advertise: (site: string) => `Advertise with ${site}`,
};

/** Every word of an ad slot (FMT-5). */
export type AdSlotMessages = typeof english;

const french: AdSlotMessages = {
  label: 'Publicité',
  advertise: (site) => `Annoncer dans ${site}`,
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The words in the site's own language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): AdSlotMessages {
  return messages[languages[0] ?? 'en-CA'];
}
