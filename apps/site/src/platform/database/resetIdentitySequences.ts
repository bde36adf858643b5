import { sql } from 'kysely';
import type { Database } from './Database';

const TABLES_WITH_IDENTITY = [
  'neighbourhoods',
  'listing_types',
  'listing_sub_types',
  'listings',
  'photos',
  'article_types',
  'articles',
  'videos',
  'events',
  'contests',
  'profiles',
  'favourites',
  'todos',
  'article_bookmarks',
  'video_bookmarks',
  'event_bookmarks',
  'ratings',
  'house_ads',
] as const;

/**
 * After rows were inserted with explicit ids, as the seed does: lets PostgreSQL's sequences continue after the highest
 * id. SQLite does so by itself.
 */
export async function resetIdentitySequences(database: Database): Promise<void> {
  if (database.engine !== 'postgres') return;
  for (const table of TABLES_WITH_IDENTITY) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      database.query,
    );
  }
}
