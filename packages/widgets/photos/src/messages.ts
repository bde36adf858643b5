import type { SiteConfig } from '@cityguide/site-config';

const english = {
  photos: 'Photos',
  counter: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  photo: 'Photo',
  photoOf: (place: string) => `Photo of ${place}`,
  loadMore: 'Load More',
  loading: 'Loading...',
  added: (added: number, shown: number) =>
    `${added === 1 ? '1 more photo' : `${added} more photos`}, ${shown} in all.`,
  empty: 'There are no user photos yet.',
  addFirst: 'Add the first photo',
  add: 'Add a photo',
  failed: 'The photos could not be loaded.',
  tryAgain: 'Try again',
};

/** All visible text of the widget (FMT-5). */
export type PhotosMessages = typeof english;

const french: PhotosMessages = {
  photos: 'Photos',
  counter: (position, count) => `${position} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  photo: 'Photo',
  photoOf: (place) => `Photo : ${place}`,
  loadMore: 'Voir plus',
  loading: 'Chargement...',
  added: (added, shown) =>
    `${added === 1 ? '1 photo de plus' : `${added} photos de plus`}, ${shown} en tout.`,
  empty: 'Aucune photo n’a encore été ajoutée.',
  addFirst: 'Ajoutez la première',
  add: 'Ajouter une photo',
  failed: 'Les photos n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): PhotosMessages {
  return messages[languages[0] ?? 'en-CA'];
}
