import sharp, { type Sharp } from 'sharp';
import type { PictureVariant } from './findVariant';
import { TIMEOUT_SECONDS } from './imageLimits';
import { inspectPicture, openOptions } from './inspectPicture';
import type { ImageRequest } from './parseImageRequest';
import { UnreadableImage } from './UnreadableImage';

/**
 * Makes the picture that `request` asks for from the original; `variant` first crops and colours it. Places,
 * camera names and the like that the original carries are left behind.
 * @throws UnreadableImage
 */
export async function renderImage({ file, request, variant }: Rendering): Promise<Buffer> {
  const { autoOrient: shown } = await inspectPicture(file);
  const area = variant ? cropOf(variant, shown) : { left: 0, top: 0, ...shown };

  let image = sharp(file, openOptions).autoOrient();
  if (variant) image = colour(image.extract(area), variant);
  image = bringToSize(image, request, area)
    .flatten({ background: 'white' })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const { quality } = request;
  const encoded =
    request.format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, progressive: true });
  try {
    return await encoded.toBuffer();
  } catch (error) {
    throw new UnreadableImage('torn', `'${request.path}' cannot be rendered.`, { cause: error });
  }
}

interface Rendering {
  file: string;
  request: ImageRequest;
  variant?: PictureVariant;
}

interface Size {
  width: number;
  height: number;
}

/** Nothing is made larger than it is, but where a box must be filled. */
function bringToSize(image: Sharp, { command, width, height }: ImageRequest, size: Size): Sharp {
  if (width === undefined) return image;
  if (command === 'crop') return image.extract(middleOf(size, { width, height: height ?? size.height }));
  const fit = command === 'resize_then_crop' ? 'cover' : 'inside';
  return image.resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
}

function middleOf(whole: Size, box: Size) {
  const [width, height] = [Math.min(box.width, whole.width), Math.min(box.height, whole.height)];
  return {
    left: Math.floor((whole.width - width) / 2),
    top: Math.floor((whole.height - height) / 2),
    width,
    height,
  };
}

function cropOf(variant: PictureVariant, { width, height }: Size) {
  const share = (thousandths: number, pixels: number) => Math.round((thousandths * pixels) / 1000);
  const left = Math.min(share(variant.crop_left, width), width - 1);
  const top = Math.min(share(variant.crop_top, height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(share(variant.crop_width, width), width - left)),
    height: Math.max(1, Math.min(share(variant.crop_height, height), height - top)),
  };
}

function colour(image: Sharp, variant: PictureVariant): Sharp {
  return image.flop(variant.is_mirrored === 1).modulate({
    hue: variant.hue_degrees,
    saturation: variant.saturation_percent / 100,
    brightness: variant.brightness_percent / 100,
  });
}
