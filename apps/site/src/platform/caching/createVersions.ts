import { sql } from 'kysely';
import type { Database } from '../database/database';
import { selectLastPublication } from '../publishing/isPublished';

/**
 * Versions of what lists are made of; equal versions mean equal data, in all processes on one database. Each is what
 * triggers counted, and the last moment at which something became public, which no trigger notices.
 */
export interface Versions {
  /** Which listings there are, of what kind, where, with which words: what counts depend on. */
  listings: string;
  /** Everything that a list of listings shows. */
  shown: string;
  /** Everything that a list of photos shows. */
  photos: string;
}

export type ReadVersions = () => Promise<Versions>;

/**
 * Reads the versions from the database, each time; callers that come while a reading waits to begin share it. Read
 * them before the data: what is kept under them can be newer, never older.
 */
export function createVersions({ query }: Database, now: () => number): ReadVersions {
  const select = (nowMs: number) =>
    query
      .selectFrom('data_versions')
      .select([
        sql<number | null>`sum(case when name = 'listings' then version end)`.as('listings'),
        sql<number | null>`sum(case when name <> 'photos' then version end)`.as('shown'),
        sql<number | null>`sum(version)`.as('photos'),
        selectLastPublication('listings', nowMs).as('last_listing'),
        selectLastPublication('photos', nowMs).as('last_photo'),
      ]);
  /** Compiled once, as every list asks; all its parameters are the present moment. */
  const statement = select(0).compile();
  let reading: Promise<unknown> = Promise.resolve();
  let next: Promise<Versions> | undefined;

  async function read(): Promise<Versions> {
    await reading.catch(() => undefined);
    next = undefined;
    const nowMs = now();
    const asked: typeof statement = { ...statement, parameters: statement.parameters.map(() => nowMs) };
    const answer = query.executeQuery(asked);
    reading = answer;
    const [row] = (await answer).rows;
    const listings = row?.last_listing ?? 0;
    return {
      listings: `${row?.listings ?? 0} ${listings}`,
      shown: `${row?.shown ?? 0} ${listings}`,
      photos: `${row?.photos ?? 0} ${listings} ${row?.last_photo ?? 0}`,
    };
  }

  return () => (next ??= read());
}
