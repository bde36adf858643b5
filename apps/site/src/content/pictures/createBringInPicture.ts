import type { BringInPicture } from '../imports/pictures/bringInPictures';
import { PictureError } from './PictureError';
import type { PictureImporter } from './createPictureImporter';

/**
 * Brings in the pictures of one request or import, and says in words why one cannot be.
 * @param untilMs when the request has to be answered, in milliseconds since 1970; by default there is no hurry
 */
export function createBringInPicture(pictures: PictureImporter, untilMs?: number): BringInPicture {
  return async (address) => {
    try {
      return { picture: await pictures.bringIn(address, untilMs) };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return { problem: error.message, advice: 'The rest was taken over.' };
    }
  };
}

/**
 * For a dry run: fetches nothing. A picture that is known is taken for unchanged, another for one that can be had.
 */
export function createPretendPicture(pictures: Pick<PictureImporter, 'findKnown'>): BringInPicture {
  return async (address) => ({ picture: (await pictures.findKnown(address)) ?? UNKNOWN });
}

/** No file has this path, so a record that names it would change. */
const UNKNOWN = { imagePath: 'brought-in/not-fetched', width: 0, height: 0 };
