import type { SiteConfig } from '@cityguide/site-config';

const english = {
  guest: 'Hello.',
  member: 'Welcome back.',
};

/** All visible text of the widget. */
export type TheWidgetMessages = typeof english;

const french: TheWidgetMessages = {
  guest: 'Bonjour.',
  member: 'Bon retour.',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): TheWidgetMessages {
  return messages[languages[0] ?? 'en-CA'];
}
