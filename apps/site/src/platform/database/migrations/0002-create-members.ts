import type { Kysely, Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** Visitors' data: accounts, sessions, saved listings, and the attempts that rate limits count. */
export function createMembers(engine: DatabaseEngine): Migration {
  const id = addIdColumn(engine);

  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .createTable('profiles')
        .$call(id)
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('full_name', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('avatar_path', 'text')
        .addColumn('date_joined', 'bigint', (column) => column.notNull())
        .addColumn('is_newsletter_promotions_active', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_news_category_newsletter_active', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_events_category_newsletter_active', 'integer', (column) =>
          column.notNull().defaultTo(0),
        )
        .addColumn('is_foods_category_newsletter_active', 'integer', (column) =>
          column.notNull().defaultTo(0),
        )
        .execute();

      await schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addColumn('date_expires', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('sessions_by_profile').on('sessions').column('profile_id').execute();
      await schema.createIndex('sessions_by_expiry').on('sessions').column('date_expires').execute();

      await schema
        .createTable('favourites')
        .$call(id)
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .addColumn('listing_id', 'integer', (column) => column.notNull().references('listings.id'))
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('favourites_once_per_listing', ['profile_id', 'listing_id'])
        .execute();
      await schema
        .createIndex('favourites_by_date')
        .on('favourites')
        .columns(['profile_id', 'date_created', 'id'])
        .execute();

      await schema
        .createTable('saved_group_times')
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .addColumn('group_name', 'text', (column) => column.notNull())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_group_times_key', ['profile_id', 'group_name'])
        .execute();

      await schema
        .createTable('reset_tokens')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addColumn('date_expires', 'bigint', (column) => column.notNull())
        .addColumn('date_used', 'bigint')
        .execute();

      await schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('window_start', 'bigint', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
    },
  };
}
