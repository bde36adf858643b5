import { memberNames } from '../members/memberNames';
import { avatarOf } from '../pictures/planAvatars';
import type { Random } from '../random';

/** Without the demo member, who starts with no photos. */
const MEMBER_IDS = memberNames.map((_, index) => index + 1).slice(1);
/** People who are not members. */
export const instagramNames = ['Imani Clarke', 'Luc Bergeron', 'Sunny Dhillon', 'Greta Halloran'];

/** Half are members, some are from Instagram, the others are the editors themselves. */
export function pickPhotographer(random: Random) {
  const editors = { profile_id: null, instagram_full_name: '', instagram_avatar_path: '' };
  const chance = random.next();
  if (chance < 0.5) return { ...editors, profile_id: random.pick(MEMBER_IDS) };
  if (chance > 0.7) return editors;
  const name = random.pick(instagramNames);
  return { ...editors, instagram_full_name: name, instagram_avatar_path: avatarOf(name) ?? '' };
}
