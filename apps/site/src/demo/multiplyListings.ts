import { sql, type Transaction } from 'kysely';
import { resetIdentitySequences } from '../platform/database/resetIdentitySequences';
import type { Database } from '../platform/database/Database';
import type { Tables } from '../platform/database/tables';
import { NAME_END_MARKER } from '../platform/text/searchTextMarkers';
import { dropIndexesTemporarily } from './dropIndexesTemporarily';

/**
 * Fills the database up to `count` listings for performance tests, with copies of the existing ones that have a number after
 * their names, and other dates, ratings and favourites. Done in SQL, without the indexes.
 */
export async function multiplyListings(database: Database, count: number): Promise<void> {
  await database.query.transaction().execute(async (transaction) => {
    const first = await transaction
      .selectFrom('listings')
      .select((select) => select.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const restore = await dropIndexesTemporarily(transaction, database.engine);
    const length = Number(first.last);
    for (let copy = 1; copy * length < count; copy++) {
      await copyAll(transaction, { copy, length, until: count - copy * length });
    }
    await restore();
    // Invalidates cached counts and responses.
    await sql`update listings set type_id = type_id where id = 1`.execute(transaction);
  });
  await resetIdentitySequences(database);
  await sql.raw(database.engine === 'sqlite' ? 'analyze' : 'vacuum analyze listings').execute(database.query);
}

/** @param copy the number of the copy; `until`: the last id to copy */
async function copyAll(
  transaction: Transaction<Tables>,
  { copy, length, until }: { copy: number; length: number; until: number },
): Promise<void> {
  const number = sql.lit(` ${copy}`);
  const minutes = 60_000;
  await sql`
    insert into listings (
      id, name, sort_name, path, search_text, favourite_count, date_published, rating,
      editors_rating, address, phone, website, image_path, latitude, longitude, type_id, sub_type_id,
      neighbourhood_id, dinesafe_establishment_id, description, opening_hours, price, menu_url, booking_url)
    select
      id + ${sql.lit(copy * length)}, name || ${number}, sort_name || ${number},
      rtrim(path, '/') || ${sql.lit(`-x${copy}/`)},
      replace(search_text, ${sql.lit(` ${NAME_END_MARKER}`)}, ${sql.lit(` ${copy} ${NAME_END_MARKER}`)}),
      favourite_count * ${sql.lit((copy * 37) % 101)} / 100,
      date_published - ${sql.lit(copy * minutes)},
      rating - ${sql.lit(copy % 10)} / 100.0 * (case when rating > 2 then 1 else 0 end),
      editors_rating, address, phone, website, image_path, latitude, longitude, type_id, sub_type_id,
      neighbourhood_id, dinesafe_establishment_id, description, opening_hours, price, menu_url, booking_url
    from listings where id <= ${sql.lit(Math.min(length, until))}`.execute(transaction);
}
