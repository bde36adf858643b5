import type { Photo } from '@cityguide/store/photos';
import { imageAddress } from '@cityguide/ui';

export interface ShownPhoto {
  photo: Photo;
  /** From 1, in the whole list: photos without a picture count there and are not shown (O-VWR-02). */
  position: number;
}

/** The photos that have a picture. */
export function listShown(items: readonly Photo[]): ShownPhoto[] {
  return items
    .map((photo, index) => ({ photo, position: index + 1 }))
    .filter(({ photo }) => imageAddress(photo.prism_image_url, { width: 300, height: 300 }) !== null);
}
