import type { SiteConfig } from '@cityguide/site-config';

const english = {
  choose: 'Choose a Category...',
  category: 'Category',
  go: 'Go',
};

/** Text for what a page's form may lack (FMT-5); existing text stays as the page wrote it. */
export type CategoryMenuMessages = typeof english;

const french: CategoryMenuMessages = {
  choose: 'Choisir une catégorie...',
  category: 'Catégorie',
  go: 'Afficher',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): CategoryMenuMessages {
  return messages[languages[0] ?? 'en-CA'];
}
