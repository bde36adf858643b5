import type { SiteConfig } from '@cityguide/site-config';

const english = {
  save: 'Save',
  saved: 'Saved',
};

/** All text of the save button (FMT-5). With a name a screen reader reads 'Save Trinity’s Pub'. */
export type SaveButtonMessages = typeof english;

const french: SaveButtonMessages = {
  save: 'Enregistrer',
  saved: 'Enregistré',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): SaveButtonMessages {
  return messages[languages[0] ?? 'en-CA'];
}
