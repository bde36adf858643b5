import sharp from 'sharp';
import { drawFromPhone, drawHalves } from '../../../testing/drawPicture';

/** A small picture in every form that decoders are met in, taken or refused. */
export async function createOriginals(): Promise<Buffer[]> {
  const picture = sharp(await drawHalves({ width: 96, height: 64, format: 'png' })).blur(6);
  const clear = picture.clone().ensureAlpha(0.5);
  return Promise.all([
    drawFromPhone(),
    picture.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
    picture.clone().greyscale().jpeg().toBuffer(),
    picture.clone().withIccProfile('p3').png().toBuffer(),
    picture.clone().png({ palette: true, progressive: true }).toBuffer(),
    clear.clone().toColourspace('rgb16').png().toBuffer(),
    picture.clone().webp().toBuffer(),
    clear.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().tiff().toBuffer(),
    Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ]);
}
