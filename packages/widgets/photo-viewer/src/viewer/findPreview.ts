import { findThumbnail } from './findThumbnail';

/** Address of a photo's thumbnail as it stands loaded in the page: it is there at once. */
export function findPreview(sharePath: string | null): string | undefined {
  const image = findThumbnail(sharePath, undefined)?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
