import type { Photo } from '@cityguide/store/photos';
import type { PhotosMessages } from '../messages';

/** The description of a photo: its own, else the listing's name. */
export function describePhoto({ description, listing }: Photo, messages: PhotosMessages): string {
  return description || (listing ? messages.photoOf(listing.name) : messages.photo);
}
