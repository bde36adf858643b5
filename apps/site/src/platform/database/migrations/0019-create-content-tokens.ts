import type { Kysely, Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** Tokens by which a CMS writes content, which the operator makes and ends with `npm run content-token`. */
export function createContentTokens(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('content_tokens')
        .$call(addIdColumn(engine))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('secret_hash', 'text', (column) => column.notNull())
        .addColumn('kinds', 'text', (column) => column.notNull())
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addColumn('date_expires', 'bigint')
        .addColumn('date_used', 'bigint')
        .addColumn('date_ended', 'bigint')
        .execute();
    },
  };
}
