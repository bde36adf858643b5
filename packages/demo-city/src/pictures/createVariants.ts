import type { CityPictureVariant } from '../City';
import { createRandom, type Random } from '../random';
import type { PlannedPicture } from './planPictures';
import { sceneKinds } from './sceneKinds';

/** A picture that pages may show: drawn, or a variant of a drawn one. */
export interface Picture extends PlannedPicture {
  variant?: CityPictureVariant;
}

/**
 * The drawn pictures and, for each, `each` crops with other colours, which the image server makes when they are first
 * requested.
 */
export function createVariants(drawn: readonly PlannedPicture[], each: number): Picture[] {
  const variants = drawn.flatMap((picture) =>
    Array.from({ length: each }, (_, index) => createVariant(picture, index + 2)),
  );
  return [...drawn, ...variants];
}

function createVariant(source: PlannedPicture, number: number): Picture {
  const path = source.path.replace('.jpg', `-v${number}.jpg`);
  const random = createRandom(path);
  const crop = chooseCrop(random);
  const variant: CityPictureVariant = {
    path,
    source_path: source.path,
    ...crop,
    is_mirrored: !('hasWords' in sceneKinds[source.scene]) && random.chance(0.5),
    hue_degrees: random.integer(-16, 16),
    saturation_percent: random.integer(88, 116),
    brightness_percent: random.integer(95, 106),
  };
  const size = {
    width: Math.round((source.width * crop.crop_width) / 1000),
    height: Math.round((source.height * crop.crop_height) / 1000),
  };
  return { ...source, ...size, path, variant };
}

function chooseCrop(random: Random) {
  const part = random.integer(700, 940);
  return {
    crop_left: random.integer(0, 1000 - part),
    crop_top: random.integer(0, 1000 - part),
    crop_width: part,
    crop_height: part,
  };
}
