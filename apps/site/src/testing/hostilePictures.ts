import sharp from 'sharp';
import { createTwoColourImage } from './drawPicture';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

const animate = async (format: 'gif' | 'webp') =>
  sharp(
    [
      await plain(20, 20).png().toBuffer(),
      await createTwoColourImage({ width: 20, height: 20, format: 'png' }),
    ],
    {
      join: { animated: true },
    },
  )
    .toFormat(format)
    .toBuffer();

/** A PNG with the chunk of an animation with two frames after its header. */
async function animatePng(): Promise<Buffer> {
  const png = await plain(20, 20).png().toBuffer();
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12, 2)]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const boxFile = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');

/** Files that must not be served as images, by description. */
export const hostilePictures = {
  'a GIF': () => createTwoColourImage({ format: 'gif' }),
  'an animated GIF': () => animate('gif'),
  'an animated WebP': () => animate('webp'),
  'an animated PNG': animatePng,
  'an SVG': () => Buffer.from(SVG),
  'an SVG with a declaration': () => Buffer.from(`\ufeff<?xml version="1.0"?>\n${SVG}`),
  'HEIC from a phone': () => boxFile('heic'),
  AVIF: () => boxFile('avif'),
  'a TIFF': () => plain(9, 9).tiff().toBuffer(),
  'a web page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a JPEG that ends in the middle': async () =>
    (await createTwoColourImage({ width: 600, height: 400 })).subarray(0, 1500),
  'a PNG that ends in the middle': async () =>
    (await createTwoColourImage({ format: 'png' })).subarray(0, -60),
  'the first bytes of a JPEG': () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  'a PNG 30,000 pixels wide': () => plain(30_000, 10).png().toBuffer(),
  // 64 megapixels in some 200 KB.
  'a picture that unpacks to a thousand times its size': () => plain(8000, 8000).png().toBuffer(),
  'an empty file': () => Buffer.alloc(0),
} satisfies Record<string, () => Buffer | Promise<Buffer>>;

export type HostilePicture = keyof typeof hostilePictures;
