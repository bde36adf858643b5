import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from '@cityguide/api/uploads';
import type { PixelSize, UploadError } from './Uploads';

/** Of the container that HEIC shares with others: the brands that iPhones and Android write. */
const HEIC_SIGNATURE = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;
/** By their first bytes; the file name's extension is not reliable. */
const IMAGE_SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF.{4}WEBP/s];
const SIGNATURE_BYTES = 12;

interface FileIssue {
  error: UploadError;
  /** Of an image that has too many pixels. */
  size?: PixelSize;
}

/** The error of a file before anything is sent; null if there is none. */
export async function validateFile(file: File): Promise<FileIssue | null> {
  if (file.size === 0) return { error: 'empty' };
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
    if (HEIC_SIGNATURE.test(start)) return { error: 'heic' };
    if (!IMAGE_SIGNATURES.some((picture) => picture.test(start))) return { error: 'type' };
    if (file.size > MAX_PHOTO_BYTES) return { error: 'large' };
    return await validatePixels(file);
  } catch {
    // Moved or deleted since it was chosen, or not an image after its first bytes.
    return { error: 'damaged' };
  }
}

async function validatePixels(file: File): Promise<FileIssue | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  const isTooLarge = width * height > MAX_PHOTO_PIXELS || Math.max(width, height) > MAX_PHOTO_SIDE;
  return isTooLarge ? { error: 'pixels', size: { width, height } } : null;
}
