import type { Kysely, Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** The site's own ads, which editors change with `npm run house-ads`. */
export function createHouseAds(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('house_ads')
        .$call(addIdColumn(engine))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('site_name', 'text')
        .addColumn('slot_name', 'text')
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('image_address', 'text')
        .addColumn('html', 'text')
        .addColumn('link', 'text')
        .addColumn('weight', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('date_ends', 'bigint')
        .execute();
      await database.schema
        .createIndex('house_ads_size')
        .on('house_ads')
        .columns(['width', 'height'])
        .execute();
    },
  };
}
