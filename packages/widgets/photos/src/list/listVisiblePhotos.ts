import type { Photo } from '@cityguide/store/photos';
import { getImageUrl } from '@cityguide/ui';

export interface VisiblePhoto {
  photo: Photo;
  /**
   * One-based position in the whole list, where photos without a picture count, although they are not shown
   * (O-VWR-02).
   */
  position: number;
}

/** The photos that have a picture. */
export function listVisiblePhotos(items: readonly Photo[]): VisiblePhoto[] {
  return items
    .map((photo, index) => ({ photo, position: index + 1 }))
    .filter(({ photo }) => getImageUrl(photo.prism_image_url, { width: 300, height: 300 }) !== null);
}
