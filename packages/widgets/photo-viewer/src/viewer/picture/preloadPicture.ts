import type { Photo } from '@cityguide/store/photos';
import { getPictureSizes } from './pictureSizes';

interface PreloadSettings {
  baseUrl: string;
  /** The area that the picture will be fitted into, in CSS pixels. */
  stage: { width: number; height: number };
}

/** Preloads a neighbour's picture, in the size in which it will be rendered. */
export function preloadPicture(photo: Photo | undefined, settings: PreloadSettings): void {
  const found =
    photo && getPictureSizes({ ...photo, address: photo.prism_image_url, baseUrl: settings.baseUrl });
  if (!found) return;
  const image = new Image();
  image.fetchPriority = 'low';
  const { width, height } = settings.stage;
  const ratio = photo.width && photo.height ? photo.width / photo.height : width / height;
  image.sizes = `${Math.ceil(Math.min(width, height * ratio)) || 610}px`;
  image.srcset = found.srcset;
}
