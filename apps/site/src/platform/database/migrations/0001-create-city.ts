import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn, byteOrderedText } from './columnTypes';

/** What the CMS publishes: listings and their types, photos, articles. */
export function createCity(engine: DatabaseEngine): Migration {
  const id = addIdColumn(engine);
  const sortable = byteOrderedText(engine);

  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .createTable('neighbourhoods')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('sort_name', sortable, (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('latitude', 'double precision', (column) => column.notNull())
        .addColumn('longitude', 'double precision', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
        .execute();

      await schema
        .createTable('listing_types')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .execute();

      await schema
        .createTable('listing_sub_types')
        .$call(id)
        .addColumn('type_id', 'integer', (column) => column.notNull().references('listing_types.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .execute();

      await schema
        .createTable('listings')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('sort_name', sortable, (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('phone', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('website', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('rating', 'double precision')
        .addColumn('image_path', 'text')
        .addColumn('latitude', 'double precision')
        .addColumn('longitude', 'double precision')
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('type_id', 'integer', (column) => column.notNull().references('listing_types.id'))
        .addColumn('sub_type_id', 'integer', (column) => column.notNull().references('listing_sub_types.id'))
        .addColumn('neighbourhood_id', 'integer', (column) => column.references('neighbourhoods.id'))
        .addColumn('dinesafe_establishment_id', 'text')
        .addColumn('favourite_count', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('date_published', 'bigint', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('search_text', sortable, (column) => column.notNull())
        .execute();

      await schema
        .createTable('photos')
        .$call(id)
        .addColumn('image_path', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('listing_id', 'integer', (column) => column.notNull().references('listings.id'))
        .addColumn('profile_id', 'integer')
        .addColumn('creation_date', 'bigint', (column) => column.notNull())
        .addColumn('share_path', 'text', (column) => column.notNull())
        .execute();

      await schema
        .createTable('picture_variants')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('source_path', 'text', (column) => column.notNull())
        .addColumn('crop_left', 'integer', (column) => column.notNull())
        .addColumn('crop_top', 'integer', (column) => column.notNull())
        .addColumn('crop_width', 'integer', (column) => column.notNull())
        .addColumn('crop_height', 'integer', (column) => column.notNull())
        .addColumn('is_mirrored', 'integer', (column) => column.notNull())
        .addColumn('hue_degrees', 'integer', (column) => column.notNull())
        .addColumn('saturation_percent', 'integer', (column) => column.notNull())
        .addColumn('brightness_percent', 'integer', (column) => column.notNull())
        .execute();

      await schema
        .createTable('article_types')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .execute();

      await schema
        .createTable('articles')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('sort_name', sortable, (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('image_path', 'text')
        .addColumn('type_id', 'integer', (column) => column.notNull().references('article_types.id'))
        .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('body', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('date_published', 'bigint', (column) => column.notNull())
        .execute();

      for (const [table, columns] of INDEXES) {
        const name = `${table}_by_${columns.replace(/\W+/g, '_')}`;
        await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(
          database,
        );
      }
      await sql`create index listings_by_rating on listings ((rating is null), rating desc, id)`.execute(
        database,
      );
    },
  };
}

/** Each serves an ordering, or a filter with its ordering; directions are those of `orderListings`. */
const INDEXES: readonly (readonly [table: string, columns: string])[] = [
  ['neighbourhoods', 'sort_name, id'],
  ['listings', 'date_published desc, id'],
  ['listings', 'sort_name, id'],
  ['listings', 'favourite_count desc, id'],
  ['listings', 'sub_type_id, date_published desc, id'],
  ['listings', 'type_id, date_published desc, id'],
  ['listings', 'neighbourhood_id, sort_name, id'],
  ['photos', 'listing_id, creation_date desc, id'],
  ['articles', 'date_published desc, id'],
  ['articles', 'type_id, date_published desc, id'],
];
