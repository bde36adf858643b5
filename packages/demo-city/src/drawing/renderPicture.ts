import sharp from 'sharp';
import type { PostEffects } from './scene';
import { createRandom } from '../random';

const JPEG_QUALITY = 80;
const BLOOM_SHRINK = 10;
const GRAIN_SIZE = 1 << 16;
/** Layers of translucent light leave a haze; these values remove it. */
const SATURATION = 1.14;
const CONTRAST = 1.12;
const MIDDLE_GREY = 138;

/**
 * Grain is the difference of two random numbers, so most of it is faint; generated once, and read at a different offset
 * in each picture.
 */
const grain = Float32Array.from(
  { length: GRAIN_SIZE },
  (
    (random) => () =>
      random.next() - random.next()
  )(createRandom('grain')),
);

/**
 * Renders a drawn scene to JPEG: rasterizes the SVG, then adds bloom, vignette and film grain. These work on the pixels
 * because SVG filters cost ten times as much.
 */
export async function renderPicture(svg: string, finish: PostEffects, grainKey: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const bloom = finish.bloom > 0.15 ? await blurPixels(data, raw) : undefined;
  finishPixels({
    data,
    bloom,
    finish,
    width: info.width,
    height: info.height,
    grainStart: createRandom(grainKey).integer(0, GRAIN_SIZE - 1),
  });
  return sharp(data, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

async function blurPixels(
  data: Buffer,
  raw: { width: number; height: number; channels: 3 },
): Promise<Buffer> {
  const size = {
    width: Math.ceil(raw.width / BLOOM_SHRINK),
    height: Math.ceil(raw.height / BLOOM_SHRINK),
    channels: 3 as const,
  };
  const small = await sharp(data, { raw })
    .resize(size.width, size.height, { fit: 'fill' })
    .linear(1.7, -110)
    .blur(4)
    .raw()
    .toBuffer();
  return sharp(small, { raw: size })
    .resize(raw.width, raw.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

interface PixelBuffer {
  data: Buffer;
  bloom: Buffer | undefined;
  finish: PostEffects;
  width: number;
  height: number;
  grainStart: number;
}

function finishPixels({ data, bloom, finish, width, height, grainStart }: PixelBuffer): void {
  const grainStrength = finish.grain * 40;
  let offset = 0;
  for (let y = 0; y < height; y++) {
    const dy = y / height - 0.5;
    for (let x = 0; x < width; x++, offset += 3) {
      const dx = x / width - 0.5;
      const rim = 1 - finish.vignette * Math.max(0, dx * dx + dy * dy - 0.1) * 1.6;
      const speck =
        (grain[(grainStart + x * 7 + y * 6151 + ((x * y) >> 5)) & (GRAIN_SIZE - 1)] ?? 0) * grainStrength;
      const grey =
        0.3 * (data[offset] ?? 0) + 0.59 * (data[offset + 1] ?? 0) + 0.11 * (data[offset + 2] ?? 0);
      for (let channel = offset; channel < offset + 3; channel++) {
        let value = grey + ((data[channel] ?? 0) - grey) * SATURATION;
        value = (value - MIDDLE_GREY) * CONTRAST + MIDDLE_GREY;
        if (bloom) value = 255 - ((255 - value) * (255 - (bloom[channel] ?? 0) * finish.bloom)) / 255;
        value = value * rim + speck;
        data[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
}
