import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';

interface Period {
  fromMs: number;
  /** Exclusive end. */
  untilMs: number;
}

/** Counts published articles by period. */
export function createArchive({ query }: Database, now: () => number = Date.now) {
  return {
    /** The number of articles in each period, in the order of the periods. */
    async count(periods: readonly Period[]): Promise<number[]> {
      if (periods.length === 0) return [];
      const row = await query
        .selectFrom('articles')
        .where(isPublished('articles', now()))
        .select(
          periods.map(({ fromMs, untilMs }, index) =>
            sql<number>`sum(case when date_published >= ${fromMs} and date_published < ${untilMs} then 1 else 0 end)`.as(
              `period_${index}`,
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      const counts: Readonly<Record<string, unknown>> = row;
      return periods.map((_, index) => Number(counts[`period_${index}`] ?? 0));
    },
  };
}
