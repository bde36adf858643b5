import sharp from 'sharp';
import { TIMEOUT_SECONDS } from '../../../media/images/imageLimits';
import { readImageMetadata, sharpOptions } from '../../../media/images/readImageMetadata';
import { UnreadableImageError } from '../../../media/images/UnreadableImageError';

/** No page shows more, not even on a dense screen. */
const MAX_SIDE = 2560;
/** Each served size is generated from this file and loses a little more. */
const QUALITY = 86;

/**
 * Re-encodes an uploaded picture as a JPEG: upright, in sRGB, and without the file's metadata about place, time and
 * camera, or anything that was hidden in it.
 * @throws UnreadableImageError
 */
export async function encodePhoto(file: string) {
  await readImageMetadata(file);
  try {
    const { data, info } = await sharp(file, sharpOptions)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new UnreadableImageError('torn', 'The upload cannot be decoded.', { cause: error });
  }
}
