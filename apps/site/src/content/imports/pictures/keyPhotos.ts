import type { BroughtPicture } from './bringInPictures';
import { dividePictures } from './dividePictures';

/** The photos of a listing by their external keys: its id and their address, and a number where it has one twice. */
export function keyPhotos(
  listingId: number,
  pictures: readonly BroughtPicture[],
): Map<string, BroughtPicture> {
  const keyed = new Map<string, BroughtPicture>();
  for (const picture of dividePictures(pictures).others) {
    const key = `${listingId} ${picture.address}`;
    const count = [...keyed.values()].filter(({ address }) => address === picture.address).length;
    keyed.set(count === 0 ? key : `${key} ${count + 1}`, picture);
  }
  return keyed;
}
