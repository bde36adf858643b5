import type { DayTime } from '../drawing/palettes';
import { createRandom } from '../random';
import { sceneKinds, sceneNames, type SceneName } from './sceneKinds';

/** A picture that will be drawn: everything its appearance depends on. */
export interface PlannedPicture {
  /** Relative to the images folder: `pictures/market-03.jpg`. */
  path: string;
  scene: SceneName;
  time: DayTime;
  width: number;
  height: number;
}

/** Sizes in pixels of pictures that fill a card or stand above a story. */
const CARD_SIZES = [
  [1200, 800],
  [1080, 720],
  [1080, 720],
  [1080, 720],
  [1080, 810],
  [900, 900],
] as const;
/** Photos in the sizes that phones take. */
const PHOTO_SIZES = [
  [900, 1200],
  [800, 1200],
  [720, 1280],
  [1080, 1080],
  [1280, 720],
] as const;
const PANORAMAS = [
  [1800, 640],
  [2000, 600],
] as const;
/** The share of each kind that is for cards; the others are only for lists of photos. */
const CARD_SHARE = 0.65;

/** Whether a card can show it without cropping anything important. */
export function isCardShaped({ width, height }: { width: number; height: number }): boolean {
  return width >= height && width <= height * 1.6;
}

/** The pictures of the city, with the same order and paths each time; fewer of each kind if `share` is below 1. */
export function planPictures(share = 1): PlannedPicture[] {
  return sceneNames.flatMap((scene) => {
    const { count, times, ...kind } = sceneKinds[scene];
    const photoSizes = 'isWide' in kind ? [...PHOTO_SIZES, ...PANORAMAS] : PHOTO_SIZES;
    const random = createRandom(`plan ${scene}`);
    return Array.from({ length: Math.max(1, Math.round(count * share)) }, (_, index): PlannedPicture => {
      // Articles and sections use the first of each kind most.
      const sizes = index < count * CARD_SHARE ? CARD_SIZES : photoSizes;
      const [width, height] = index === 0 ? CARD_SIZES[0] : random.pick<readonly [number, number]>(sizes);
      const time = times[index % times.length] ?? 'noon';
      return {
        path: `pictures/${scene}-${String(index + 1).padStart(2, '0')}.jpg`,
        scene,
        time,
        width,
        height,
      };
    });
  });
}
