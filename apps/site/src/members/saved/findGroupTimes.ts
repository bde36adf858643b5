import { savedGroupNames, type SavedGroupName } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';

/**
 * When each of a member's groups last changed, in milliseconds UTC; a group that never changed has the time of sign-up.
 * Undefined if there is no such member.
 */
export async function findGroupTimes(
  { query }: Database,
  profileId: number,
): Promise<Record<SavedGroupName, number> | undefined> {
  const profile = await query
    .selectFrom('profiles')
    .select('date_joined')
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (!profile) return undefined;
  const rows = await query
    .selectFrom('saved_group_times')
    .select(['group_name', 'time'])
    .where('profile_id', '=', profileId)
    .execute();
  const times = new Map(rows.map((row) => [row.group_name, row.time]));
  const pairs = savedGroupNames.map((group) => [group, times.get(group) ?? profile.date_joined] as const);
  return Object.fromEntries(pairs) as Record<SavedGroupName, number>;
}
