import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiProblem, ServerBusy } from '../api/apiProblem';
import type { Database } from '../database/database';
import type { AttemptLimit } from './attemptLimits';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Attempts {
  /**
   * Counts one attempt under `key` and refuses it where the window is used up.
   * @throws ApiProblem 429 with Retry-After.
   */
  count(key: string, limit: AttemptLimit): Promise<void>;
  /** Takes back one attempt that turned out to be no guess. */
  giveBack(key: string): Promise<void>;
  /** The result of `work`; what the server was too busy for was no attempt, and is taken back from each of `keys`. */
  giveBackIfBusy<T>(keys: readonly string[], work: Promise<T>): Promise<T>;
}

/** Counts attempts in the database, so that limits hold across all processes of a site. */
export function createAttempts({ query }: Database, now: () => number): Attempts {
  const attempts: Attempts = {
    async count(key, { count: allowed, windowMs }) {
      const moment = now();
      const isOver = sql<boolean>`attempts.window_start <= ${moment - windowMs}`;
      const row = await query
        .insertInto('attempts')
        .values({ key: hide(key), window_start: moment, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
            window_start: sql<number>`case when ${isOver} then ${sql.lit(moment)} else attempts.window_start end`,
          }),
        )
        .returning(['window_start', 'count'])
        .executeTakeFirstOrThrow();
      if (row.count === 1)
        await query
          .deleteFrom('attempts')
          .where('window_start', '<', moment - DAY_MS)
          .execute();
      if (row.count <= allowed) return;
      const waitSeconds = Math.max(1, Math.ceil((row.window_start + windowMs - moment) / 1000));
      throw new ApiProblem(
        429,
        { detail: `Request was throttled. Expected available in ${waitSeconds} seconds.` },
        { 'retry-after': String(waitSeconds) },
      );
    },
    async giveBack(key) {
      await query
        .updateTable('attempts')
        .set({ count: sql<number>`count - 1` })
        .where('key', '=', hide(key))
        .where('count', '>', 0)
        .execute();
    },
    async giveBackIfBusy(keys, work) {
      try {
        return await work;
      } catch (error) {
        if (error instanceof ServerBusy) for (const key of keys) await attempts.giveBack(key);
        throw error;
      }
    },
  };
  return attempts;
}

/** The table need not hold anybody's address. */
function hide(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
