import sharp, { type Metadata } from 'sharp';
import { findPictureKind } from './findPictureKind';
import { MAX_PIXELS, MAX_SIDE } from './imageLimits';
import { isAnimatedPng } from './isAnimatedPng';
import { readHead } from './readHead';
import { UnreadableImage } from './UnreadableImage';

const DECODED = new Set(['jpeg', 'png', 'webp']);

/** How every picture is opened: no more pixels than this, and nothing that is torn. */
export const openOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** Whatever says that a PNG is animated stands in front of its pixels, behind a colour profile at most. */
const HEAD_BYTES = 64 * 1024;

/**
 * Reads the header of a picture's file and refuses what is not decoded here. `width` and `height` are those of the stored
 * pixels; `autoOrient` has those that a person sees.
 * @throws UnreadableImage
 */
export async function inspectPicture(file: string): Promise<Metadata> {
  const head = await readHead(file, HEAD_BYTES).catch((cause: unknown) => {
    throw new UnreadableImage('torn', 'The file is gone or cannot be read.', { cause });
  });
  const kind = findPictureKind(head);
  if (!DECODED.has(kind)) throw new UnreadableImage('kind', `The picture is ${kind}.`);
  const metadata = await readMetadata(file);
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || (kind === 'png' && isAnimatedPng(head)))
    throw new UnreadableImage('animated', 'The picture is animated.');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new UnreadableImage('pixels', `The picture has ${width} x ${height} pixels.`);
  return metadata;
}

/** Without the limit, which only decoding needs: whoever is refused is told why. */
async function readMetadata(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new UnreadableImage('torn', 'The bytes are no picture.', { cause: error });
  }
}
