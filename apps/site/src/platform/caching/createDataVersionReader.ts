import { sql } from 'kysely';
import type { Database } from '../database/Database';
import { selectLastPublicationTime } from '../publishing/isPublished';
import { shareQueuedReads } from './shareQueuedReads';

/**
 * Versions of the data that lists are generated from; equal versions mean equal data, in all processes on one database. Each
 * combines the count of the triggers with the last time something became public, which no trigger notices.
 */
export interface DataVersions {
  /** What counts depend on: which listings there are, and their types, neighbourhoods and search texts. */
  listings: string;
  /** Everything that a list of listings shows. */
  shown: string;
  /** Everything that a list of photos shows. */
  photos: string;
}

export type ReadDataVersions = () => Promise<DataVersions>;

/**
 * Reads the versions from the database each time; calls made while a read is queued share it. Read them before the data:
 * what is cached under them can be newer, never older.
 */
export function createDataVersionReader({ query }: Database, now: () => number): ReadDataVersions {
  const select = (nowMs: number) =>
    query
      .selectFrom('data_versions')
      .select([
        sql<number | null>`sum(case when name = 'listings' then version end)`.as('listings'),
        sql<number | null>`sum(case when name in ('listings', 'shown') then version end)`.as('shown'),
        sql<number | null>`sum(case when name <> 'pages' then version end)`.as('photos'),
        selectLastPublicationTime('listings', nowMs).as('last_listing'),
        selectLastPublicationTime('photos', nowMs).as('last_photo'),
      ]);
  /** Compiled once, as every list needs it; all its parameters are the current time. */
  const statement = select(0).compile();

  return shareQueuedReads(async () => {
    const nowMs = now();
    const boundStatement: typeof statement = {
      ...statement,
      parameters: statement.parameters.map(() => nowMs),
    };
    const [row] = (await query.executeQuery(boundStatement)).rows;
    const listings = row?.last_listing ?? 0;
    return {
      listings: `${row?.listings ?? 0} ${listings}`,
      shown: `${row?.shown ?? 0} ${listings}`,
      photos: `${row?.photos ?? 0} ${listings} ${row?.last_photo ?? 0}`,
    };
  });
}
