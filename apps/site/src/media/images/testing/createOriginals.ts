import sharp from 'sharp';
import { createPhonePhoto, createTwoColourImage } from '../../../testing/drawPicture';

/** A small image in many formats and encodings, supported or not. */
export async function createOriginals(): Promise<Buffer[]> {
  const picture = sharp(await createTwoColourImage({ width: 96, height: 64, format: 'png' })).blur(6);
  const transparent = picture.clone().ensureAlpha(0.5);
  return Promise.all([
    createPhonePhoto(),
    picture.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
    picture.clone().greyscale().jpeg().toBuffer(),
    picture.clone().withIccProfile('p3').png().toBuffer(),
    picture.clone().png({ palette: true, progressive: true }).toBuffer(),
    transparent.clone().toColourspace('rgb16').png().toBuffer(),
    picture.clone().webp().toBuffer(),
    transparent.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().tiff().toBuffer(),
    Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ]);
}
