import type { Kysely, Migration } from 'kysely';

/** External providers: members' identities there, pending log-ins, and links that wait for a password. */
export function createExternalIdentities(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .createTable('external_identities')
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('external_id', 'text', (column) => column.notNull())
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .addColumn('is_email_verified', 'integer', (column) => column.notNull())
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('external_identities_key', ['provider', 'external_id'])
        .execute();
      await schema
        .createIndex('external_identities_by_profile')
        .on('external_identities')
        .column('profile_id')
        .execute();

      await schema
        .createTable('external_log_ins')
        .addColumn('state_hash', 'text', (column) => column.primaryKey())
        .addColumn('browser_hash', 'text', (column) => column.notNull())
        .addColumn('next', 'text', (column) => column.notNull())
        .addColumn('intent', 'text', (column) => column.notNull())
        .addColumn('date_expires', 'bigint', (column) => column.notNull())
        .execute();

      await schema
        .createTable('waiting_links')
        .addColumn('browser_hash', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('external_id', 'text', (column) => column.notNull())
        .addColumn('profile_id', 'integer', (column) =>
          column.notNull().references('profiles.id').onDelete('cascade'),
        )
        .addColumn('is_email_verified', 'integer', (column) => column.notNull())
        .addColumn('date_expires', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
