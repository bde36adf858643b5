import type { Photo } from '@cityguide/store/photos';
import { findPictureSizes } from './pictureSizes';

interface PreloadSettings {
  server: string;
  /** What the picture will be fitted into, in CSS pixels. */
  stage: { width: number; height: number };
}

/** Fetches a neighbour's picture, in the size in which it will stand, and what it needs to be drawn at once. */
export function preloadPicture(photo: Photo | undefined, settings: PreloadSettings): void {
  const found =
    photo && findPictureSizes({ ...photo, address: photo.prism_image_url, server: settings.server });
  if (!found) return;
  const image = new Image();
  image.fetchPriority = 'low';
  const { width, height } = settings.stage;
  const ratio = photo.width && photo.height ? photo.width / photo.height : width / height;
  image.sizes = `${Math.ceil(Math.min(width, height * ratio)) || 610}px`;
  image.srcset = found.srcset;
}
