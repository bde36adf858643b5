import sharp, { type Sharp } from 'sharp';
import type { PictureVariant } from './findVariant';
import type { ImageRequest } from './parseImageRequest';

const MAX_INPUT_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** The bytes are no picture that is served: an SVG in disguise, a torn file, too many pixels. */
export class UnreadableImage extends Error {}

/**
 * Makes the picture that `request` asks for from the original's bytes; `variant` first crops and colours it. Places,
 * camera names and the like that the original carries are left behind.
 * @throws UnreadableImage
 */
export async function renderImage({ original, request, variant }: Rendering): Promise<Buffer> {
  const { format, width = 0, height = 0 } = await readMetadata(original);
  // By the bytes, whatever the file is called: sharp would also draw an SVG, and with it what the SVG refers to.
  if (!FORMATS.has(format ?? '')) throw new UnreadableImage(`'${request.path}' is ${format}.`);

  let image = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' }).autoOrient();
  if (variant) image = applyVariant({ image, variant, width, height });
  if (request.width !== undefined) {
    const fit = request.command === 'resize_then_crop' ? 'cover' : 'inside';
    image = image.resize({
      width: request.width,
      height: request.height,
      fit,
      withoutEnlargement: fit === 'inside',
    });
  }
  image = image.flatten({ background: 'white' }).timeout({ seconds: TIMEOUT_SECONDS });
  const { quality } = request;
  const encoded =
    request.format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, progressive: true });
  try {
    return await encoded.toBuffer();
  } catch (error) {
    throw new UnreadableImage(`'${request.path}' cannot be rendered.`, { cause: error });
  }
}

interface Rendering {
  original: Buffer;
  request: ImageRequest;
  variant?: PictureVariant;
}

async function readMetadata(original: Buffer) {
  try {
    return await sharp(original, { limitInputPixels: MAX_INPUT_PIXELS }).metadata();
  } catch (error) {
    throw new UnreadableImage('The bytes are no picture.', { cause: error });
  }
}

function applyVariant({ image, variant, width, height }: VariantOf): Sharp {
  const share = (thousandths: number, pixels: number) => Math.round((thousandths * pixels) / 1000);
  const left = Math.min(share(variant.crop_left, width), width - 1);
  const top = Math.min(share(variant.crop_top, height), height - 1);
  const cropped = image.extract({
    left,
    top,
    width: Math.max(1, Math.min(share(variant.crop_width, width), width - left)),
    height: Math.max(1, Math.min(share(variant.crop_height, height), height - top)),
  });
  return cropped.flop(variant.is_mirrored === 1).modulate({
    hue: variant.hue_degrees,
    saturation: variant.saturation_percent / 100,
    brightness: variant.brightness_percent / 100,
  });
}

interface VariantOf {
  image: Sharp;
  variant: PictureVariant;
  width: number;
  height: number;
}
