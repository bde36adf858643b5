import { sql } from 'kysely';
import { createLruMap } from '../../platform/caching/createLruMap';
import type { ReadDataVersions } from '../../platform/caching/createDataVersionReader';
import type { Database } from '../../platform/database/Database';
import { countRows } from '../../platform/database/findRowPage';
import { selectMatching } from '../search/matchWords';
import { isPublished } from '../../platform/publishing/isPublished';
import { filterListings, type ListingFilter } from './filterListings';

const MAX_CACHED = 2000;

/**
 * Counts published listings by filter, exactly. A count is cached until the version of the listings changes. The
 * database increments that version, so it is valid for all processes; it also changes when a listing becomes public.
 */
export function createListingCounter(
  database: Database,
  { readDataVersions, now }: { readDataVersions: ReadDataVersions; now(): number },
) {
  const cache = createLruMap<{ version: string; count: Promise<number> }>(MAX_CACHED);

  return async function countListings(filter: ListingFilter): Promise<number> {
    const { listings: version } = await readDataVersions();
    const { typeId, subTypeId, neighbourhoodId, words } = filter;
    const key = JSON.stringify([typeId, subTypeId, neighbourhoodId, [...words].sort()]);
    const cached = cache.get(key);
    if (cached?.version === version) return cached.count;
    const count = read(filter);
    cache.set(key, { version, count });
    count.catch(() => cache.delete(key));
    return count;
  };

  function read(filter: ListingFilter): Promise<number> {
    return hasWordsOnly(filter)
      ? countMatching(filter.words)
      : countRows(filterListings(database, filter, { nowMs: now() }));
  }

  /** Uses only the full-text index, without reading rows. */
  async function countMatching(words: readonly string[]): Promise<number> {
    const matching = selectMatching({ engine: database.engine, table: 'listings', words });
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from (${matching}) as matching
      where ${isPublished('listings', now(), 'matching.id')}`.execute(database.query);
    return rows[0]?.count ?? 0;
  }
}

const hasWordsOnly = ({ typeId, subTypeId, neighbourhoodId, words }: ListingFilter) =>
  words.length > 0 && typeId === undefined && subTypeId === undefined && neighbourhoodId === undefined;
