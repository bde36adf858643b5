import type { Language, SiteConfig } from '@cityguide/site-config';

const english = {
  favourite: { save: 'Save', saved: 'Saved' },
  /**
   * With a name: 'Want to go to Trinity’s Pub' would read better, but the accessible name must start with the visible
   * text.
   */
  todo: { save: 'Want to go', saved: 'On your list' },
  rate: 'Rate',
  /** For a listing without a name. */
  thisPlace: 'this place',
  removeRating: 'Remove rating',
  ratingHelp: 'Arrow keys choose, Enter rates, Escape leaves.',
  outOfFive: (stars: string) => `${stars} of 5`,
  share: 'Share',
  linkCopied: 'Link copied',
};

/** All text of the row (FMT-5). */
export type ListingActionsMessages = typeof english;

const french: ListingActionsMessages = {
  favourite: { save: 'Enregistrer', saved: 'Enregistré' },
  todo: { save: 'J’aimerais y aller', saved: 'Sur votre liste' },
  rate: 'Noter',
  thisPlace: 'ce lieu',
  removeRating: 'Retirer la note',
  ratingHelp: 'Les flèches choisissent, Entrée note, Échap quitte.',
  outOfFive: (stars) => `${stars} sur 5`,
  share: 'Partager',
  linkCopied: 'Lien copié',
};

export const messages: Record<Language, ListingActionsMessages> = { 'en-CA': english, 'fr-CA': french };

const languageOf = ({ languages }: Pick<SiteConfig, 'languages'>): Language => languages[0] ?? 'en-CA';

/** The text in the site's language, the first that it lists. */
export const findMessages = (site: Pick<SiteConfig, 'languages'>): ListingActionsMessages =>
  messages[languageOf(site)];

/** Stars as the site's language writes them: 4.5, or 4,5. */
export const formatStars = (site: Pick<SiteConfig, 'languages'>, stars: number): string =>
  stars.toLocaleString(languageOf(site));
