import type { SiteConfig } from '@cityguide/site-config';

const english = {
  save: 'Bookmark',
  saved: 'Bookmarked',
};

/** All text of the bookmark (FMT-5). With a name a screen reader reads 'Bookmark The best patios'. */
export type BookmarkMessages = typeof english;

const french: BookmarkMessages = {
  save: 'Ajouter aux signets',
  saved: 'Dans les signets',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): BookmarkMessages {
  return messages[languages[0] ?? 'en-CA'];
}
