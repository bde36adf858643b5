import type { SiteConfig } from '@cityguide/site-config';

const english = {
  save: 'Bookmark',
  saved: 'Bookmarked',
};

/** Every word of the bookmark (FMT-5). With a name it reads 'Bookmark The best patios' to a screen reader. */
export type BookmarkMessages = typeof english;

const french: BookmarkMessages = {
  save: 'Ajouter aux signets',
  saved: 'Dans les signets',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The words in the site's own language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): BookmarkMessages {
  return messages[languages[0] ?? 'en-CA'];
}
