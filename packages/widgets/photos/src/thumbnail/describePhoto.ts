import type { Photo } from '@cityguide/store/photos';
import type { PhotosMessages } from '../messages';

/** What a photo shows, in words: its own, else the place's name. */
export function describePhoto({ description, listing }: Photo, words: PhotosMessages): string {
  return description || (listing ? words.photoOf(listing.name) : words.photo);
}
