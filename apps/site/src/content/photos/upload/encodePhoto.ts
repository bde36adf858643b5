import sharp from 'sharp';
import { TIMEOUT_SECONDS } from '../../../media/images/imageLimits';
import { inspectPicture, openOptions } from '../../../media/images/inspectPicture';
import { UnreadableImage } from '../../../media/images/UnreadableImage';

/** No place on a page shows more, on a dense screen either. */
const MAX_SIDE = 2560;
/** Each size that is served is made from this and loses a little more. */
const QUALITY = 86;

/**
 * Draws an uploaded picture anew as a JPEG: upright, in sRGB, and without what the file told of place, time and camera,
 * nor anything that was hidden in it.
 * @throws UnreadableImage
 */
export async function encodePhoto(file: string) {
  await inspectPicture(file);
  try {
    const { data, info } = await sharp(file, openOptions)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new UnreadableImage('torn', 'The upload cannot be decoded.', { cause: error });
  }
}
