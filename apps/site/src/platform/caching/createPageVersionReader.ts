import { sql } from 'kysely';
import type { Database } from '../database/Database';
import { selectLastPublicationTime } from '../publishing/isPublished';
import { PAGE_CACHE_MS } from './cacheTimes';
import { shareQueuedReads } from './shareQueuedReads';

/**
 * The version of everything that a page of the site is rendered from: the count of all content changes, the last time that
 * something of each kind became public, and the present period of `PAGE_CACHE_MS`, because pages also say what is on
 * today and leave out events that are over. Equal versions mean equal pages, in all processes on one database.
 */
export type ReadPageVersion = () => Promise<string>;

/** Reads the version from the database each time; calls made while a read is queued share it. Read it before the data. */
export function createPageVersionReader({ query }: Database, now: () => number): ReadPageVersion {
  const select = (nowMs: number) =>
    query
      .selectFrom('data_versions')
      .select([
        sql<number | null>`sum(version)`.as('changes'),
        selectLastPublicationTime('articles', nowMs).as('article'),
        selectLastPublicationTime('contests', nowMs).as('contest'),
        selectLastPublicationTime('events', nowMs).as('event'),
        selectLastPublicationTime('listings', nowMs).as('listing'),
        selectLastPublicationTime('photos', nowMs).as('photo'),
        selectLastPublicationTime('videos', nowMs).as('video'),
      ]);
  /** Compiled once, as every page needs it; all its parameters are the current time. */
  const statement = select(0).compile();

  return shareQueuedReads(async () => {
    const nowMs = now();
    const boundStatement: typeof statement = {
      ...statement,
      parameters: statement.parameters.map(() => nowMs),
    };
    const [row] = (await query.executeQuery(boundStatement)).rows;
    return [...Object.values(row ?? {}), Math.floor(nowMs / PAGE_CACHE_MS)].join(' ');
  });
}
