import sharp, { type Metadata } from 'sharp';
import { detectImageFormat } from './detectImageFormat';
import { MAX_PIXELS, MAX_SIDE } from './imageLimits';
import { UnreadableImageError } from './UnreadableImageError';
import { open } from 'node:fs/promises';

const SIGNATURE_BYTES = 8;

/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD_BYTES = 12;

const SUPPORTED_FORMATS = new Set(['jpeg', 'png', 'webp']);

/** Options for opening every image: a limit of pixels, and no corrupt files. */
export const sharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** The chunk of an animated PNG comes before its pixels, after a colour profile at most. */
const HEAD_BYTES = 64 * 1024;

/**
 * Reads the header of an image file and rejects unsupported images. `width` and `height` are those of the stored pixels;
 * `autoOrient` has those as displayed.
 * @throws {UnreadableImageError}
 */
export async function readImageMetadata(file: string): Promise<Metadata> {
  const head = await readFirstBytes(file, HEAD_BYTES).catch((cause: unknown) => {
    throw new UnreadableImageError('torn', 'The file is gone or cannot be read.', { cause });
  });
  const format = detectImageFormat(head);
  if (!SUPPORTED_FORMATS.has(format)) throw new UnreadableImageError('kind', `The picture is ${format}.`);
  const metadata = await readMetadata(file);
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || (format === 'png' && isAnimatedPng(head)))
    throw new UnreadableImageError('animated', 'The picture is animated.');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new UnreadableImageError('pixels', `The picture has ${width} x ${height} pixels.`);
  return metadata;
}

/** Without the pixel limit, which only decoding needs, so that the error can name the size. */
async function readMetadata(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new UnreadableImageError('torn', 'The bytes are no picture.', { cause: error });
  }
}

/** An animated PNG has an `acTL` chunk before its first frame, which decoders of still images ignore. */
function isAnimatedPng(bytes: Buffer): boolean {
  let offset = SIGNATURE_BYTES;
  while (offset + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    offset += CHUNK_OVERHEAD_BYTES + bytes.readUInt32BE(offset);
  }
  return false;
}

/** The first bytes of a file, at most `length` of them. */
async function readFirstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
