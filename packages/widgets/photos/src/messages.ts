import type { SiteConfig } from '@cityguide/site-config';

const english = {
  guest: 'Hello.',
  member: 'Welcome back.',
};

/** Every visible word of the widget. */
export type PhotosMessages = typeof english;

const french: PhotosMessages = {
  guest: 'Bonjour.',
  member: 'Bon retour.',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The words in the site's own language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): PhotosMessages {
  return messages[languages[0] ?? 'en-CA'];
}
