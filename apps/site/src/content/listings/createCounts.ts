import { sql } from 'kysely';
import { createRecentMap } from '../../platform/caching/createRecentMap';
import type { ReadVersions } from '../../platform/caching/createVersions';
import type { Database } from '../../platform/database/database';
import { selectMatching } from '../search/matchWords';
import { isPublished } from '../../platform/publishing/isPublished';
import { filterListings, type ListingFilter } from './filterListings';

const MAX_KEPT = 2000;

/**
 * Counts public listings by filter, exactly. A count is kept until the version of the listings changes, which the
 * database itself counts up, so that it holds for all processes, and which also changes when one becomes public.
 */
export function createCounts(
  database: Database,
  { readVersions, now }: { readVersions: ReadVersions; now(): number },
) {
  const kept = createRecentMap<{ version: string; count: Promise<number> }>(MAX_KEPT);

  return async function countListings(filter: ListingFilter): Promise<number> {
    const { listings: version } = await readVersions();
    const { typeId, subTypeId, neighbourhoodId, words } = filter;
    const key = JSON.stringify([typeId, subTypeId, neighbourhoodId, [...words].sort()]);
    const present = kept.find(key);
    if (present?.version === version) return present.count;
    const count = read(filter);
    kept.keep(key, { version, count });
    count.catch(() => kept.forget(key));
    return count;
  };

  async function read(filter: ListingFilter): Promise<number> {
    const { count } = hasWordsOnly(filter)
      ? await countMatching(filter.words)
      : await filterListings(database, filter, { nowMs: now() })
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** From the index of words alone, without the rows. */
  async function countMatching(words: readonly string[]): Promise<{ count: number }> {
    const matching = selectMatching({ engine: database.engine, table: 'listings', words });
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from (${matching}) as matching
      where ${isPublished('listings', now(), 'matching.id')}`.execute(database.query);
    return rows[0] ?? { count: 0 };
  }
}

const hasWordsOnly = ({ typeId, subTypeId, neighbourhoodId, words }: ListingFilter) =>
  words.length > 0 && typeId === undefined && subTypeId === undefined && neighbourhoodId === undefined;
