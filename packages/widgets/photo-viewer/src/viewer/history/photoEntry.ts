import type { PhotoListKey } from '@cityguide/store/photos';

/** What an entry of the browser's history remembers of a photo that was opened over a page. */
export interface PhotoEntry {
  /** The list that the photo was opened from. */
  list: PhotoListKey;
}

/** The entry's own note; undefined for entries that are no opened photo, whoever made them. */
export function readPhotoEntry(state: unknown): PhotoEntry | undefined {
  return (state as { cityguidePhoto?: PhotoEntry } | null)?.cityguidePhoto;
}

export const writePhotoEntry = (entry: PhotoEntry): object => ({ cityguidePhoto: entry });
