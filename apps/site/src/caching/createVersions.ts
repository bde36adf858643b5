import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Versions of what lists are made of; equal versions mean equal data, in all processes on one database. */
export interface Versions {
  /** Which listings there are, of what kind, where, with which words: what counts depend on. */
  listings: number;
  /** Everything that a list of listings shows. */
  shown: number;
  /** Everything that a list of photos shows. */
  photos: number;
}

export type ReadVersions = () => Promise<Versions>;

/**
 * Reads the versions from the database, each time; callers that come while a reading waits to begin share it. Read
 * them before the data: what is kept under them can be newer, never older.
 */
export function createVersions({ query }: Database): ReadVersions {
  const statement = query
    .selectFrom('data_versions')
    .select([
      sql<number | null>`sum(case when name = 'listings' then version end)`.as('listings'),
      sql<number | null>`sum(case when name <> 'photos' then version end)`.as('shown'),
      sql<number | null>`sum(version)`.as('photos'),
    ])
    .compile();
  let reading: Promise<unknown> = Promise.resolve();
  let next: Promise<Versions> | undefined;

  async function read(): Promise<Versions> {
    await reading.catch(() => undefined);
    next = undefined;
    const answer = query.executeQuery(statement);
    reading = answer;
    const [row] = (await answer).rows;
    const numberOf = (name: keyof Versions) => Number(row?.[name] ?? 0);
    return { listings: numberOf('listings'), shown: numberOf('shown'), photos: numberOf('photos') };
  }

  return () => (next ??= read());
}
