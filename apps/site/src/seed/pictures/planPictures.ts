import type { DayTime } from '../drawing/palettes';
import { createRandom } from '../random';
import { sceneKinds, sceneNames, type SceneName } from './sceneKinds';

/** A picture that will be drawn: all that its looks depend on. */
export interface PlannedPicture {
  /** Below the images folder: `pictures/market-03.jpg`. */
  path: string;
  scene: SceneName;
  time: DayTime;
  width: number;
  height: number;
}

const SIZES = [
  [1200, 800],
  [1080, 720],
  [1080, 720],
  [1080, 720],
  [1080, 810],
  [900, 900],
] as const;

/** The pictures of the city, in the same order with the same paths each time; fewer of each kind where `share` is below 1. */
export function planPictures(share = 1): PlannedPicture[] {
  return sceneNames.flatMap((scene) => {
    const { count, times } = sceneKinds[scene];
    const random = createRandom(`plan ${scene}`);
    return Array.from({ length: Math.max(1, Math.round(count * share)) }, (_, index): PlannedPicture => {
      // The first of each kind is the one that articles and sections use most.
      const [width, height] = index === 0 ? SIZES[0] : random.pick(SIZES);
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
