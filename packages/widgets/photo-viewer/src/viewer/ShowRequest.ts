import type { PhotoListKey } from '@cityguide/store/photos';

/** A photo to show, and where the request came from. */
export interface ShowRequest {
  photoId: number;
  list: PhotoListKey;
  /** The link that was pressed. */
  opener?: HTMLElement;
  /** The viewer's mount point, which may contain photos as JSON. */
  mountPoint?: HTMLElement;
  /** The URL already is the photo's: it was opened directly, or by Back or Forward. */
  isCurrentUrl?: boolean;
}
