import type { Language, SiteConfig } from '@cityguide/site-config';

const english = {
  viewer: 'Photo viewer',
  counter: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  share: 'Share this photo',
  linkCopied: 'Link copied',
  /** Shown where copying is not allowed, so that the visitor can copy it. */
  copyLink: (address: string) => `Copy this link: ${address}`,
  photo: 'Photo',
  photoOf: (place: string) => `Photo of ${place}`,
  broken: 'This photo cannot be shown.',
};

/** All text of the viewer (FMT-5). */
export type PhotoViewerMessages = typeof english;

const french: PhotoViewerMessages = {
  viewer: 'Visionneuse de photos',
  counter: (position, count) => `${position} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
  share: 'Partager cette photo',
  linkCopied: 'Lien copié',
  copyLink: (address) => `Copiez ce lien : ${address}`,
  photo: 'Photo',
  photoOf: (place) => `Photo : ${place}`,
  broken: 'Cette photo ne peut pas être affichée.',
};

export const messages: Record<Language, PhotoViewerMessages> = { 'en-CA': english, 'fr-CA': french };

export const languageOf = ({ languages }: Pick<SiteConfig, 'languages'>): Language => languages[0] ?? 'en-CA';

/** The text in the site's language, the first that it lists. */
export const findMessages = (site: Pick<SiteConfig, 'languages'>): PhotoViewerMessages =>
  messages[languageOf(site)];
