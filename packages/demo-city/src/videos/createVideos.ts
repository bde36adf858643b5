import type { CityVideo } from '../City';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom } from '../random';
import { createSlug } from '../text/createSlug';
import { videoReels } from './videoReels';

const DAY_MS = 86_400_000;

/** All videos, one every week or two before the present; each shows an already drawn picture. */
export function createVideos(pictures: readonly Picture[], presentMs: number): CityVideo[] {
  const random = createRandom('videos');
  const byScene = groupByScene(pictures.filter(({ variant }) => !variant));
  let ageMs = 0;
  return videoReels.map(({ name, summary, scene, seconds }, index) => {
    ageMs += DAY_MS * random.integer(4, 15);
    return {
      id: index + 1,
      name,
      path: `/videos/${createSlug(name)}/`,
      image_path: random.pick(byScene.get(scene) ?? pictures).path,
      duration_seconds: seconds,
      summary,
      date_published: presentMs - ageMs,
    };
  });
}
