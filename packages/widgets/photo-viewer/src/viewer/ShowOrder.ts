import type { PhotoListKey } from '@cityguide/store/photos';

/** A photo to be shown, and how it came to that. */
export interface ShowOrder {
  photoId: number;
  list: PhotoListKey;
  /** The link that was pressed. */
  opener?: HTMLElement;
  /** The viewer's mount point, which may hold photos as JSON. */
  place?: HTMLElement;
  /** The address is the photo's already: it was opened itself, or by Back or Forward. */
  isThere?: boolean;
}
