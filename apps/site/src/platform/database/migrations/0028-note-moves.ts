import type { Kysely, Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** When another database was moved into this one, so that a move which broke off is not taken for a site. */
export function noteMoves(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('database_moves')
        .$call(addIdColumn(engine))
        .addColumn('date_begun', 'bigint', (column) => column.notNull())
        .addColumn('date_completed', 'bigint')
        .execute();
    },
  };
}
