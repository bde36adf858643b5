import type { Counts } from '@cityguide/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { isPublished, type PublishedTable } from '../../../platform/publishing/isPublished';

interface CountOwnDataInput {
  profileId: number;
  nowMs: number;
}

/** The lengths of a member's own lists, in one query; what is not public is not counted. */
export async function countOwnData(
  { query }: Database,
  { profileId, nowMs }: CountOwnDataInput,
): Promise<Counts> {
  const count = (table: string, [objects, id]: readonly [PublishedTable, string], condition = sql``) =>
    sql<number>`(select count(*) from ${sql.table(table)} where profile_id = ${profileId} and ${isPublished(objects, nowMs, `${table}.${id}`)} ${condition})`;
  const listing = ['listings', 'listing_id'] as const;
  const isDone = sql`and is_done = 1`;
  return query
    .selectNoFrom([
      count('favourites', listing).as('favourites'),
      count('todos', listing).as('todos'),
      count('todos', listing, isDone).as('todos_done'),
      count('article_bookmarks', ['articles', 'article_id']).as('article_bookmarks'),
      count('video_bookmarks', ['videos', 'video_id']).as('video_bookmarks'),
      count('event_bookmarks', ['events', 'event_id']).as('events'),
      count('ratings', listing).as('ratings'),
      count('photos', ['photos', 'id']).as('photos'),
    ])
    .executeTakeFirstOrThrow();
}
