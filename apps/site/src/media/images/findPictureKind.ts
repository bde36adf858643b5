/** What a file is by its first bytes, whatever it is called. */
export type PictureKind =
  'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg' | 'tiff' | 'pdf' | 'other';

/** So many bytes of a file's beginning are enough to tell. */
const HEAD_BYTES = 512;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/**
 * Told before any decoder sees the bytes: some, SVG's above all, follow what the file refers to already when they are
 * asked for its size.
 */
export function findPictureKind(bytes: Buffer): PictureKind {
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'tiff';
  if (text.slice(4, 8) === 'ftyp') return findBoxKind(text);
  if (text.startsWith('%PDF-')) return 'pdf';
  if (/^\W*<(\?xml|!doctype svg|svg|!--)/i.test(text)) return 'svg';
  return 'other';
}

function findBoxKind(text: string): PictureKind {
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : 'other';
}
