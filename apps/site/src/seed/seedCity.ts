import { join } from 'node:path';
import { continueIdentities } from '../database/continueIdentities';
import type { Database } from '../database/database';
import { insertRows } from './insertRows';
import { drawPictures } from './pictures/drawPictures';
import { planCity, type City, type CitySize } from './planCity';

export interface SeedSettings {
  /** Pictures are drawn into its `images` folder. */
  dataDir: string;
  /** `small` is for tests: 120 listings, 12 drawings. */
  size?: CitySize;
  log?(words: string): void;
}

/**
 * Fills an empty, migrated database with the city. Rows come last and in one transaction, so that a seed which was
 * interrupted has left none and simply runs again.
 */
export async function seedCity(
  database: Database,
  { dataDir, size = 'full', log = () => undefined }: SeedSettings,
): Promise<void> {
  const startMs = performance.now();
  const { drawn, tables } = await planCity(size);
  log(`Drawing ${drawn.length} pictures …`);
  await drawPictures(drawn, join(dataDir, 'images'));
  await insertCity(database, tables);
  log(`Seeded ${tables.listings.length} listings in ${((performance.now() - startMs) / 1000).toFixed(1)} s.`);
}

async function insertCity(database: Database, tables: City['tables']): Promise<void> {
  await database.query.transaction().execute(async (transaction) => {
    await insertRows(transaction, { table: 'neighbourhoods', rows: tables.neighbourhoods });
    await insertRows(transaction, { table: 'listing_types', rows: tables.listing_types });
    await insertRows(transaction, { table: 'listing_sub_types', rows: tables.listing_sub_types });
    await insertRows(transaction, { table: 'listings', rows: tables.listings });
    await insertRows(transaction, { table: 'photos', rows: tables.photos });
    await insertRows(transaction, { table: 'picture_variants', rows: tables.picture_variants });
    await insertRows(transaction, { table: 'article_types', rows: tables.article_types });
    await insertRows(transaction, { table: 'articles', rows: tables.articles });
    await insertRows(transaction, { table: 'profiles', rows: tables.profiles });
    await insertRows(transaction, { table: 'favourites', rows: tables.favourites });
  });
  await continueIdentities(database);
}
