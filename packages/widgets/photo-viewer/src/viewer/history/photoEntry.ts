import type { PhotoListKey } from '@cityguide/store/photos';

/** The state of the history entry of a photo that was opened over a page. */
export interface PhotoEntry {
  /** The list that the photo was opened from. */
  list: PhotoListKey;
  /** For entries whose address does not tell it. */
  photoId?: number;
}

/** The entry's photo state; undefined for entries that are not an opened photo. */
export function readPhotoEntry(state: unknown): PhotoEntry | undefined {
  return (state as { cityguidePhoto?: PhotoEntry } | null)?.cityguidePhoto;
}

export const writePhotoEntry = (entry: PhotoEntry): object => ({ cityguidePhoto: entry });
