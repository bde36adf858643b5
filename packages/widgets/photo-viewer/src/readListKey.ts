import type { PhotoListKey } from '@cityguide/store/photos';
import type { Options } from './definition';

/** Invalid numbers are ignored, as in the photos widget. */
const readId = (text: string | undefined) => Number(text) || null;

/** The list that a link's photo belongs to: that of the photos widget around it, else that of the viewer itself. */
export function readListKey(link: Element | undefined, viewerOptions: Options): PhotoListKey {
  const photos = link?.closest<HTMLElement>('[data-widget="photos"]');
  if (photos) {
    const { listingId, defaultNeighborhood } = photos.dataset;
    return { listing: readId(listingId), neighbourhood: readId(defaultNeighborhood) };
  }
  return {
    listing: viewerOptions.listingId ?? null,
    neighbourhood: viewerOptions.defaultNeighborhood ?? null,
  };
}
