import sharp, { type Sharp } from 'sharp';
import type { PictureVariant } from './findVariant';
import { TIMEOUT_SECONDS } from './imageLimits';
import { readImageMetadata, sharpOptions } from './readImageMetadata';
import type { ImageRequest } from './parseImageRequest';
import { UnreadableImageError } from './UnreadableImageError';

/**
 * Renders the requested image from the original, after cropping and recolouring it for a `variant`. Metadata of the
 * original, such as location and camera, is removed.
 * @throws {UnreadableImageError}
 */
export async function renderImage({ file, request, variant }: RenderImageOptions): Promise<Buffer> {
  const { autoOrient: orientedSize } = await readImageMetadata(file);
  const cropBox = variant ? getCropBox(variant, orientedSize) : { left: 0, top: 0, ...orientedSize };

  let image = sharp(file, sharpOptions).autoOrient();
  if (variant) image = adjustColours(image.extract(cropBox), variant);
  image = resizeImage(image, request, cropBox)
    .flatten({ background: 'white' })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const { quality } = request;
  const encoded =
    request.format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, progressive: true });
  try {
    return await encoded.toBuffer();
  } catch (error) {
    throw new UnreadableImageError('torn', `'${request.path}' cannot be rendered.`, { cause: error });
  }
}

interface RenderImageOptions {
  file: string;
  request: ImageRequest;
  variant?: PictureVariant;
}

interface Size {
  width: number;
  height: number;
}

/** Images are not enlarged, except to fill a box. */
function resizeImage(image: Sharp, { command, width, height }: ImageRequest, size: Size): Sharp {
  if (width === undefined) return image;
  if (command === 'crop')
    return image.extract(getCenteredBox(size, { width, height: height ?? size.height }));
  const fit = command === 'resize_then_crop' ? 'cover' : 'inside';
  return image.resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
}

function getCenteredBox(whole: Size, box: Size) {
  const [width, height] = [Math.min(box.width, whole.width), Math.min(box.height, whole.height)];
  return {
    left: Math.floor((whole.width - width) / 2),
    top: Math.floor((whole.height - height) / 2),
    width,
    height,
  };
}

function getCropBox(variant: PictureVariant, { width, height }: Size) {
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

function adjustColours(image: Sharp, variant: PictureVariant): Sharp {
  return image.flop(variant.is_mirrored === 1).modulate({
    hue: variant.hue_degrees,
    saturation: variant.saturation_percent / 100,
    brightness: variant.brightness_percent / 100,
  });
}
