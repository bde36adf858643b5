import { continueIdentities } from '../platform/database/continueIdentities';
import type { Database } from '../platform/database/database';
import { insertRows } from './insertRows';
import type { City } from './planCity';

/** Inserts all rows of the city in one transaction, those that others refer to first. */
export async function insertCity(database: Database, tables: City['tables']): Promise<void> {
  await database.query.transaction().execute(async (transaction) => {
    await insertRows(transaction, { table: 'neighbourhoods', rows: tables.neighbourhoods });
    await insertRows(transaction, { table: 'listing_types', rows: tables.listing_types });
    await insertRows(transaction, { table: 'listing_sub_types', rows: tables.listing_sub_types });
    await insertRows(transaction, { table: 'listings', rows: tables.listings });
    await insertRows(transaction, { table: 'photos', rows: tables.photos });
    await insertRows(transaction, { table: 'picture_variants', rows: tables.picture_variants });
    await insertRows(transaction, { table: 'article_types', rows: tables.article_types });
    await insertRows(transaction, { table: 'articles', rows: tables.articles });
    await insertRows(transaction, { table: 'videos', rows: tables.videos });
    await insertRows(transaction, { table: 'events', rows: tables.events });
    await insertRows(transaction, { table: 'contests', rows: tables.contests });
    await insertRows(transaction, { table: 'profiles', rows: tables.profiles });
    await insertRows(transaction, { table: 'favourites', rows: tables.favourites });
    await insertRows(transaction, { table: 'todos', rows: tables.todos });
    await insertRows(transaction, { table: 'article_bookmarks', rows: tables.article_bookmarks });
    await insertRows(transaction, { table: 'video_bookmarks', rows: tables.video_bookmarks });
    await insertRows(transaction, { table: 'event_bookmarks', rows: tables.event_bookmarks });
    await insertRows(transaction, { table: 'ratings', rows: tables.ratings });
    await insertRows(transaction, { table: 'house_ads', rows: tables.house_ads });
  });
  await continueIdentities(database);
}
