import type { PhotoViewerMessages } from '../../messages';
import type { Photo } from '@cityguide/store/photos';

/** What a photo shows, in words: its own, else the place's name. */
export function describePhoto({ description, listing }: Photo, words: PhotoViewerMessages): string {
  return description || (listing ? words.photoOf(listing.name) : words.photo);
}
