import { addDays } from '@cityguide/site-config/formats';
import type { CityContest } from '../City';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom } from '../random';
import { announcedMs, cityZone } from '../cityTime';
import { createSlug } from '../text/createSlug';
import { contestPlans, houseRules } from './contestPlans';

/** One minute before midnight. */
const LAST_HOUR = 24 - 1 / 60;
const { getDay, getTimestamp } = cityZone;

/** Contests around the present: open, about to close, and closed. */
export function createContests(pictures: readonly Picture[], presentMs: number): CityContest[] {
  const random = createRandom('contests');
  const byScene = groupByScene(pictures.filter(({ variant }) => !variant));
  return contestPlans.map(({ scene, closesInDays, rules, ...plan }, index) => {
    const closes = getTimestamp(addDays(getDay(presentMs), closesInDays), LAST_HOUR);
    return {
      ...plan,
      id: index + 1,
      path: `/contests/${createSlug(plan.name)}/`,
      image_path: random.pick(byScene.get(scene) ?? pictures).path,
      closes_time: closes,
      rules: [...rules, ...houseRules].join('\n\n'),
      date_published: announcedMs(closes, presentMs),
    };
  });
}
