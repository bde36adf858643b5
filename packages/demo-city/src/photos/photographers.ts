import { memberNames } from '../members/memberNames';
import { avatarOf } from '../pictures/planAvatars';
import type { Random } from '../random';

/** Not the demo member, who begins with none. */
const MEMBER_IDS = memberNames.map((_, index) => index + 1).slice(1);
/** People who are no members. */
export const instagramNames = ['Imani Clarke', 'Luc Bergeron', 'Sunny Dhillon', 'Greta Halloran'];

/** Half are members', some came from Instagram, the others are the editors' own. */
export function pickPhotographer(random: Random) {
  const nobody = { profile_id: null, instagram_full_name: '', instagram_avatar_path: '' };
  const turn = random.next();
  if (turn < 0.5) return { ...nobody, profile_id: random.pick(MEMBER_IDS) };
  if (turn > 0.7) return nobody;
  const name = random.pick(instagramNames);
  return { ...nobody, instagram_full_name: name, instagram_avatar_path: avatarOf(name) ?? '' };
}
