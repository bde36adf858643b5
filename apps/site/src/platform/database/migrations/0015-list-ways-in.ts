import { sql, type CreateTableBuilder, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** An account created through Facebook has its link from the same moment; rows of one transaction may differ slightly. */
const SAME_MOMENT_MS = 1000;

/** What a member sees of their account's log-in methods and sessions, and email changes that are pending or can be reverted. */
export function listWaysIn(engine: DatabaseEngine): Migration {
  const randomId = engine === 'sqlite' ? sql`lower(hex(randomblob(16)))` : sql`gen_random_uuid()::text`;

  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .alterTable('profiles')
        .addColumn('has_password', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await schema.alterTable('profiles').addColumn('date_password_changed', 'bigint').execute();

      await schema
        .alterTable('sessions')
        .addColumn('public_id', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await schema
        .alterTable('sessions')
        .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await schema
        .alterTable('sessions')
        .addColumn('date_used', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update sessions set public_id = ${randomId}, date_used = date_created`.execute(database);

      await schema
        .alterTable('external_identities')
        .addColumn('public_id', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      // Null for older links: it is unknown for which address they were created.
      await schema.alterTable('external_identities').addColumn('email_key', 'text').execute();
      await sql`update external_identities set public_id = ${randomId}`.execute(database);
      await sql`update profiles set has_password = 0 where date_email_proven is null and exists (
        select 1 from external_identities where profile_id = profiles.id
          and abs(date_created - profiles.date_joined) < ${sql.lit(SAME_MOMENT_MS)})`.execute(database);

      await schema
        .createTable('email_changes')
        .addColumn('profile_id', 'integer', (column) =>
          column.primaryKey().references('profiles.id').onDelete('cascade'),
        )
        .$call(addAddress)
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('step', 'text', (column) => column.notNull().check(sql`step in ('approve', 'confirm')`))
        .execute();

      await schema
        .createTable('email_take_backs')
        .$call(addIdColumn(engine))
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .$call(addAddress)
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .execute();
      for (const column of ['profile_id', 'email_key', 'date_expires'])
        await schema
          .createIndex(`email_take_backs_by_${column}`)
          .on('email_take_backs')
          .column(column)
          .execute();
    },
  };
}

function addAddress<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('date_created', 'bigint', (column) => column.notNull())
    .addColumn('date_expires', 'bigint', (column) => column.notNull());
}
