/** A file's format by its first bytes, whatever its name. */
export type ImageFormat =
  'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg' | 'tiff' | 'pdf' | 'other';

/** This many bytes from the start of a file are enough. */
const HEAD_BYTES = 512;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/**
 * Detects the format before any decoder sees the bytes: some decoders, SVG's in particular, load a file's references even
 * to read its size.
 */
export function detectImageFormat(bytes: Buffer): ImageFormat {
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'tiff';
  if (text.slice(4, 8) === 'ftyp') return detectIsoBmffFormat(text);
  if (text.startsWith('%PDF-')) return 'pdf';
  if (/^\W*<(\?xml|!doctype svg|svg|!--)/i.test(text)) return 'svg';
  return 'other';
}

function detectIsoBmffFormat(text: string): ImageFormat {
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : 'other';
}
