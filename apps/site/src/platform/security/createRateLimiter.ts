import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HttpError, ServerBusyError } from '../api/HttpError';
import type { Database } from '../database/Database';
import type { RateLimit } from './rateLimits';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RateLimiter {
  /**
   * Counts one attempt for `key`.
   * @throws {HttpError} 429 with Retry-After if the limit is exceeded.
   */
  consume(key: string, limit: RateLimit): Promise<void>;
  /** Refunds an attempt that turned out not to be a guess. */
  refund(key: string): Promise<void>;
  /** Returns the result of `operation`; if the server was too busy for it, refunds the attempt of each of `keys`. */
  refundIfBusy<T>(keys: readonly string[], operation: Promise<T>): Promise<T>;
}

/** Counts attempts in the database, so that rate limits hold across all processes of a site. */
export function createRateLimiter({ query }: Database, now: () => number): RateLimiter {
  const rateLimiter: RateLimiter = {
    async consume(key, { count: allowed, windowMs }) {
      const nowMs = now();
      const isWindowOver = sql<boolean>`attempts.window_start <= ${nowMs - windowMs}`;
      const row = await query
        .insertInto('attempts')
        .values({ key: hashKey(key), window_start: nowMs, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isWindowOver} then 1 else attempts.count + 1 end`,
            window_start: sql<number>`case when ${isWindowOver} then ${sql.lit(nowMs)} else attempts.window_start end`,
          }),
        )
        .returning(['window_start', 'count'])
        .executeTakeFirstOrThrow();
      if (row.count === 1)
        await query
          .deleteFrom('attempts')
          .where('window_start', '<', nowMs - DAY_MS)
          .execute();
      if (row.count <= allowed) return;
      const waitSeconds = Math.max(1, Math.ceil((row.window_start + windowMs - nowMs) / 1000));
      throw new HttpError(
        429,
        { detail: `Request was throttled. Expected available in ${waitSeconds} seconds.` },
        { 'retry-after': String(waitSeconds) },
      );
    },
    async refund(key) {
      await query
        .updateTable('attempts')
        .set({ count: sql<number>`count - 1` })
        .where('key', '=', hashKey(key))
        .where('count', '>', 0)
        .execute();
    },
    async refundIfBusy(keys, operation) {
      try {
        return await operation;
      } catch (error) {
        if (error instanceof ServerBusyError) for (const key of keys) await rateLimiter.refund(key);
        throw error;
      }
    },
  };
  return rateLimiter;
}

/** Hashed, so that the table has no personal data. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
