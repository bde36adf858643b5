import sharp, { type Metadata } from 'sharp';
import { findPictureKind } from './findPictureKind';
import { MAX_PIXELS, MAX_SIDE } from './imageLimits';
import { isAnimatedPng } from './isAnimatedPng';
import { UnreadableImage } from './UnreadableImage';

const DECODED = new Set(['jpeg', 'png', 'webp']);

/** How every picture is opened: no more pixels than this, and nothing that is torn. */
export const openOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/**
 * Reads the header of a picture and refuses what is not decoded here. `width` and `height` are those of the stored
 * pixels; `autoOrient` has those that a person sees.
 * @throws UnreadableImage
 */
export async function inspectPicture(bytes: Buffer): Promise<Metadata> {
  const kind = findPictureKind(bytes);
  if (!DECODED.has(kind)) throw new UnreadableImage('kind', `The picture is ${kind}.`);
  const metadata = await readHeader(bytes);
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || (kind === 'png' && isAnimatedPng(bytes)))
    throw new UnreadableImage('animated', 'The picture is animated.');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new UnreadableImage('pixels', `The picture has ${width} x ${height} pixels.`);
  return metadata;
}

/** Without the limit, which only decoding needs: whoever is refused is told why. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new UnreadableImage('torn', 'The bytes are no picture.', { cause: error });
  }
}
