import type { SiteConfig } from '@cityguide/site-config';

const english = {
  save: 'Save',
  saved: 'Saved',
};

/** Every word of the save button (FMT-5). With a name it reads 'Save Trinity’s Pub' to a screen reader. */
export type SaveButtonMessages = typeof english;

const french: SaveButtonMessages = {
  save: 'Enregistrer',
  saved: 'Enregistré',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The words in the site's own language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): SaveButtonMessages {
  return messages[languages[0] ?? 'en-CA'];
}
