import { sql, type Transaction } from 'kysely';
import type { SavedGroup } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** A group's time before and after a write; the same twice where nothing changed. Milliseconds UTC. */
export interface GroupTimes {
  before: number;
  after: number;
}

export interface GroupChange<T> {
  profileId: number;
  group: SavedGroup;
  now: number;
  /** Does the write; says whether anything changed. `moment` is the time that the group will then carry. */
  change(transaction: Transaction<Tables>, moment: number): Promise<{ hasChanged: boolean; result: T }>;
}

/**
 * Runs one write to a member's group of saved things. Writes of the same member to the same group come one after the
 * other, and each that changes something moves the group's time strictly on, also where two fall into the same
 * millisecond or the clock was set back.
 */
export async function changeSavedGroup<T>(
  { query, engine }: Database,
  { profileId, group, now, change }: GroupChange<T>,
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
