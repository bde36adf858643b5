import { findThumbnail } from './findThumbnail';

/** The URL of a photo's thumbnail that is already loaded in the page, so that it is shown at once. */
export function findPreview(sharePath: string | null): string | undefined {
  const image = findThumbnail(sharePath, undefined)?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
