import type { Photo } from '@cityguide/store/photos';
import { getPictureSizes } from './getPictureSizes';

interface PreloadSettings {
  baseUrl: string;
  /** The width in which the picture will be rendered, in CSS pixels. */
  width: number;
  priority: 'high' | 'low';
}

/**
 * Requests a picture before it is shown: the browser chooses the same file as it will then.
 * @returns a function that cancels the request
 */
export function preloadPicture(photo: Photo, { baseUrl, width, priority }: PreloadSettings): () => void {
  const found = getPictureSizes({ ...photo, url: photo.prism_image_url, baseUrl });
  if (!found) return () => undefined;
  const image = new Image();
  image.fetchPriority = priority;
  image.sizes = `${Math.ceil(width) || 610}px`;
  image.srcset = found.srcset;
  return () => image.removeAttribute('srcset');
}
