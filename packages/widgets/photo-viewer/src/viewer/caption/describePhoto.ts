import type { PhotoViewerMessages } from '../../messages';
import type { Photo } from '@cityguide/store/photos';

/** The description of a photo: its own, else the listing's name. */
export function describePhoto({ description, listing }: Photo, messages: PhotoViewerMessages): string {
  return description || (listing ? messages.photoOf(listing.name) : messages.photo);
}
