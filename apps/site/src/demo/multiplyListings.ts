import { sql, type Transaction } from 'kysely';
import { continueIdentities } from '../platform/database/continueIdentities';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { AFTER_NAME } from '../platform/text/searchTextParts';
import { setAsideIndexes } from './setAsideIndexes';

/**
 * Fills up to `count` listings for measuring: those that are there again and again, each copy with a number behind its
 * name, other dates, ratings and favourites. The database does it by itself, with its indexes set aside meanwhile.
 */
export async function multiplyListings(database: Database, count: number): Promise<void> {
  await database.query.transaction().execute(async (transaction) => {
    const first = await transaction
      .selectFrom('listings')
      .select((select) => select.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const restore = await setAsideIndexes(transaction, database.engine);
    const length = Number(first.last);
    for (let copy = 1; copy * length < count; copy++) {
      await copyAll(transaction, { copy, length, until: count - copy * length });
    }
    await restore();
    // Whoever keeps counts and answers hears of it.
    await sql`update listings set type_id = type_id where id = 1`.execute(transaction);
  });
  await continueIdentities(database);
  await sql.raw(database.engine === 'sqlite' ? 'analyze' : 'vacuum analyze listings').execute(database.query);
}

/** @param copy its number; `until`: the last id that is copied */
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
      neighbourhood_id, dinesafe_establishment_id, description)
    select
      id + ${sql.lit(copy * length)}, name || ${number}, sort_name || ${number},
      rtrim(path, '/') || ${sql.lit(`-x${copy}/`)},
      replace(search_text, ${sql.lit(` ${AFTER_NAME}`)}, ${sql.lit(` ${copy} ${AFTER_NAME}`)}),
      favourite_count * ${sql.lit((copy * 37) % 101)} / 100,
      date_published - ${sql.lit(copy * minutes)},
      rating - ${sql.lit(copy % 10)} / 100.0 * (case when rating > 2 then 1 else 0 end),
      editors_rating, address, phone, website, image_path, latitude, longitude, type_id, sub_type_id,
      neighbourhood_id, dinesafe_establishment_id, description
    from listings where id <= ${sql.lit(Math.min(length, until))}`.execute(transaction);
}
