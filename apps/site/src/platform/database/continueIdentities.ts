import { sql } from 'kysely';
import type { Database } from './database';

const TABLES_WITH_IDS = [
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
 * After rows were inserted with their own ids (the seed does): lets PostgreSQL's counters go on behind the highest
 * id. SQLite does so by itself.
 */
export async function continueIdentities(database: Database): Promise<void> {
  if (database.engine !== 'postgres') return;
  for (const table of TABLES_WITH_IDS) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      database.query,
    );
  }
}
