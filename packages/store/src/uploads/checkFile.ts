import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from '@cityguide/api/uploads';
import type { PixelSize, UploadFault } from './Uploads';

/** Of the container that HEIC shares with others: the brands that iPhones and Android write. */
const HEIC = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;
/** By how they begin; what a name ends in says nothing. */
const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF.{4}WEBP/s];
const BYTES_LOOKED_AT = 12;

interface FileCheck {
  fault: UploadFault;
  /** Of a picture that has too many pixels. */
  size?: PixelSize;
}

/** What is wrong with a file before anything is sent; null where nothing is. */
export async function checkFile(file: File): Promise<FileCheck | null> {
  if (file.size === 0) return { fault: 'empty' };
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, BYTES_LOOKED_AT).arrayBuffer()));
    if (HEIC.test(start)) return { fault: 'heic' };
    if (!PICTURES.some((picture) => picture.test(start))) return { fault: 'type' };
    if (file.size > MAX_PHOTO_BYTES) return { fault: 'large' };
    return await checkPixels(file);
  } catch {
    // Moved or deleted since it was chosen, or no picture behind its first bytes.
    return { fault: 'damaged' };
  }
}

async function checkPixels(file: File): Promise<FileCheck | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  const isTooLarge = width * height > MAX_PHOTO_PIXELS || Math.max(width, height) > MAX_PHOTO_SIDE;
  return isTooLarge ? { fault: 'pixels', size: { width, height } } : null;
}
