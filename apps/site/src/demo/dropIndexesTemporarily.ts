import { sql, type Transaction } from 'kysely';
import type { DatabaseEngine } from '../platform/database/DatabaseEngine';
import type { Tables } from '../platform/database/tables';

interface SchemaObject {
  kind: string;
  name: string;
  definition: string;
}

/**
 * Drops the indexes of the listings, and on SQLite the triggers that run for each row: sorting a million rows at once is much
 * faster than inserting them into the indexes one by one.
 * @returns a function that creates them again
 */
export async function dropIndexesTemporarily(
  transaction: Transaction<Tables>,
  engine: DatabaseEngine,
): Promise<() => Promise<void>> {
  const select = engine === 'sqlite' ? SQLITE_OBJECTS : POSTGRES_OBJECTS;
  const { rows: objects } = await select.execute(transaction);
  for (const { kind, name } of objects)
    await sql`drop ${sql.raw(kind)} ${sql.ref(name)}`.execute(transaction);
  return async () => {
    if (engine === 'sqlite')
      await sql`insert into listings_search (listings_search) values ('rebuild')`.execute(transaction);
    for (const { definition } of objects) await sql.raw(definition).execute(transaction);
  };
}

const SQLITE_OBJECTS = sql<SchemaObject>`select type as kind, name, sql as definition from sqlite_master
  where tbl_name = 'listings' and type in ('index', 'trigger') and sql is not null order by type, name`;
/** Except the unique indexes of key and path. */
const POSTGRES_OBJECTS = sql<SchemaObject>`select 'index' as kind, indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename = 'listings' and indexdef not like 'CREATE UNIQUE%' order by indexname`;
