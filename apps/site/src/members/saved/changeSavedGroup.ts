import { sql, type Transaction } from 'kysely';
import type { SavedGroupName } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import type { Tables } from '../../platform/database/tables';

/** A group's time before and after a write, in milliseconds UTC; equal if nothing changed. */
export interface GroupTimes {
  before: number;
  after: number;
}

export interface ChangeSavedGroupOptions<T> {
  profileId: number;
  group: SavedGroupName;
  now: number;
  /** Performs the write and returns whether anything changed. `moment` is the new time of the group. */
  change(transaction: Transaction<Tables>, moment: number): Promise<{ hasChanged: boolean; result: T }>;
}

/**
 * Runs one write to a member's saved group. Writes of the same member to the same group are serialised, and each that
 * changes something strictly increases the group's time, even within one millisecond or after the clock was set back.
 */
export async function changeSavedGroup<T>(
  { query, engine }: Database,
  { profileId, group, now, change }: ChangeSavedGroupOptions<T>,
): Promise<{ times: GroupTimes; result: T }> {
  return query.transaction().execute(async (transaction) => {
    // The insert comes first: it takes SQLite's write lock before anything is read.
    await transaction
      .insertInto('saved_group_times')
      .columns(['profile_id', 'group_name', 'time'])
      .expression(
        transaction
          .selectFrom('profiles')
          .select(['id', sql.val<string>(group).as('group_name'), 'date_joined'])
          .where('id', '=', profileId),
      )
      .onConflict((conflict) => conflict.columns(['profile_id', 'group_name']).doNothing())
      .execute();
    const { time: before } = await transaction
      .selectFrom('saved_group_times')
      .select('time')
      .where('profile_id', '=', profileId)
      .where('group_name', '=', group)
      .$if(engine === 'postgres', (row) => row.forUpdate())
      .executeTakeFirstOrThrow();

    const moment = Math.max(now, before + 1);
    const { hasChanged, result } = await change(transaction, moment);
    if (!hasChanged) return { times: { before, after: before }, result };
    await transaction
      .updateTable('saved_group_times')
      .set({ time: moment })
      .where('profile_id', '=', profileId)
      .where('group_name', '=', group)
      .execute();
    return { times: { before, after: moment }, result };
  });
}
