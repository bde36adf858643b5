import type { Counts } from '@cityguide/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database';

/** How many of each thing are a member's own, in one question. */
export async function countOwn({ query }: Database, profileId: number): Promise<Counts> {
  const count = (table: string) =>
    sql<number>`(select count(*) from ${sql.table(table)} where profile_id = ${profileId})`;
  const row = await query
    .selectNoFrom([
      count('favourites').as('favourites'),
      count('todos').as('todos'),
      sql<number>`(select count(*) from todos where profile_id = ${profileId} and is_done = 1)`.as(
        'todos_done',
      ),
      count('article_bookmarks').as('article_bookmarks'),
      count('video_bookmarks').as('video_bookmarks'),
      count('event_bookmarks').as('events'),
      count('ratings').as('ratings'),
      count('photos').as('photos'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}
