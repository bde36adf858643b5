import type { PhotoListKey } from '@cityguide/store/photos';
import type { Options } from './definition';

/** What is no number there names no list, as in the photos' own widget. */
const readId = (text: string | undefined) => Number(text) || null;

/** The list that a link's photos belong to: that of the photos round it, else that of the viewer itself. */
export function readListKey(link: Element | undefined, own: Options): PhotoListKey {
  const photos = link?.closest<HTMLElement>('[data-widget="photos"]');
  if (photos) {
    const { listingId, defaultNeighborhood } = photos.dataset;
    return { listing: readId(listingId), neighbourhood: readId(defaultNeighborhood) };
  }
  return { listing: own.listingId ?? null, neighbourhood: own.defaultNeighborhood ?? null };
}
