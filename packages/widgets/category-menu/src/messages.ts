import type { SiteConfig } from '@cityguide/site-config';

const english = {
  choose: 'Choose a Category...',
  category: 'Category',
  go: 'Go',
};

/** Words for what a page's form may lack (FMT-5); what it has stays as the page wrote it. */
export type CategoryMenuMessages = typeof english;

const french: CategoryMenuMessages = {
  choose: 'Choisir une catégorie...',
  category: 'Catégorie',
  go: 'Afficher',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The words in the site's own language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): CategoryMenuMessages {
  return messages[languages[0] ?? 'en-CA'];
}
