import type { Counts } from '@cityguide/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { isPublished, type PublishedTable } from '../../../platform/publishing/isPublished';

interface Owner {
  profileId: number;
  nowMs: number;
}

/** How many rows the lists of a member's own have, in one question: what is not public is in none of them. */
export async function countOwn({ query }: Database, { profileId, nowMs }: Owner): Promise<Counts> {
  const count = (table: string, [objects, id]: readonly [PublishedTable, string], more = sql``) =>
    sql<number>`(select count(*) from ${sql.table(table)} where profile_id = ${profileId} and ${isPublished(objects, nowMs, id)} ${more})`;
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
