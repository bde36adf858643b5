import { sql, type Kysely, type Migration, type SchemaModule } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn, byteOrderedText } from './columnTypes';

interface SavedTable {
  table: string;
  object: 'listing' | 'article' | 'video' | 'event';
}

const SAVED_TABLES: readonly SavedTable[] = [
  { table: 'todos', object: 'listing' },
  { table: 'article_bookmarks', object: 'article' },
  { table: 'video_bookmarks', object: 'video' },
  { table: 'event_bookmarks', object: 'event' },
  { table: 'ratings', object: 'listing' },
];

/** Videos and events, and what members save besides favourites: to-dos, bookmarks and ratings. */
export function createSavedThings(engine: DatabaseEngine): Migration {
  const id = addIdColumn(engine);
  const sortable = byteOrderedText(engine);

  /** One row per member and object, plus the columns that only some groups have. */
  function savedTable(schema: SchemaModule, { table, object }: SavedTable) {
    const builder = schema
      .createTable(table)
      .$call(id)
      .addColumn('profile_id', 'integer', (column) =>
        column.notNull().references('profiles.id').onDelete('cascade'),
      )
      .addColumn(`${object}_id`, 'integer', (column) => column.notNull().references(`${object}s.id`))
      .addColumn('date_created', 'bigint', (column) => column.notNull())
      .addUniqueConstraint(`${table}_once`, ['profile_id', `${object}_id`]);
    if (table === 'todos') {
      return builder
        .addColumn('is_done', 'integer', (column) => column.notNull().defaultTo(0))
        .addCheckConstraint('todos_done_or_not', sql`is_done in (0, 1)`);
    }
    if (table === 'ratings') {
      return builder
        .addColumn('value', 'double precision', (column) => column.notNull())
        .addCheckConstraint('ratings_one_to_five', sql`value between 1 and 5`)
        .addCheckConstraint('ratings_in_halves', sql`value * 2 = round(value * 2)`);
    }
    return builder;
  }

  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .createTable('videos')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('sort_name', sortable, (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('image_path', 'text')
        .addColumn('duration_seconds', 'integer', (column) => column.check(sql`duration_seconds > 0`))
        .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('date_published', 'bigint', (column) => column.notNull())
        .execute();

      await schema
        .createTable('events')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('sort_name', sortable, (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('image_path', 'text')
        .addColumn('start_time', 'bigint', (column) => column.notNull())
        .addColumn('end_time', 'bigint')
        .addColumn('listing_id', 'integer', (column) => column.references('listings.id'))
        .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('price', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
        .addCheckConstraint('events_end_after_start', sql`end_time is null or end_time >= start_time`)
        .addCheckConstraint('events_are_somewhere', sql`listing_id is not null or address <> ''`)
        .execute();

      for (const saved of SAVED_TABLES) {
        await savedTable(schema, saved).execute();
        await schema
          .createIndex(`${saved.table}_by_date`)
          .on(saved.table)
          .columns(['profile_id', 'date_created', 'id'])
          .execute();
      }
      await schema.createIndex('ratings_by_listing').on('ratings').column('listing_id').execute();
      await schema.createIndex('events_by_start').on('events').columns(['start_time', 'id']).execute();
      await schema.createIndex('events_by_listing').on('events').column('listing_id').execute();
      await sql`create index videos_by_date on videos (date_published desc, id)`.execute(database);

      // Until now a listing's rating was the editors'; from now on members' ratings count as well.
      await schema.alterTable('listings').addColumn('editors_rating', 'double precision').execute();
      await sql`update listings set editors_rating = rating`.execute(database);
    },
  };
}
