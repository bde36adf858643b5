import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

const FLAGS = ['events', 'foods', 'real_estate', 'travel', 'contests', 'default', 'promotions'] as const;

/** Newsletters without an account: confirmed addresses, unconfirmed subscription requests, and the secret that signs links. */
export function createNewsletters(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      const subscribers = schema
        .createTable('newsletter_subscribers')
        .$call(addIdColumn(engine))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('date_confirmed', 'bigint', (column) => column.notNull());
      await FLAGS.reduce(
        (table, flag) =>
          table.addColumn(flag, 'integer', (column) =>
            column
              .notNull()
              .defaultTo(0)
              .check(sql`${sql.ref(flag)} in (0, 1)`),
          ),
        subscribers,
      ).execute();

      await schema
        .createTable('newsletter_requests')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('wanted', 'text', (column) => column.notNull())
        .addColumn('date_expires', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('newsletter_requests_by_expiry')
        .on('newsletter_requests')
        .column('date_expires')
        .execute();

      await schema
        .createTable('site_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
