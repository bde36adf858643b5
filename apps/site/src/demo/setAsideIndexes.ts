import { sql, type Transaction } from 'kysely';
import type { Engine } from '../platform/database/engine';
import type { Tables } from '../platform/database/tables';

interface Part {
  kind: string;
  name: string;
  definition: string;
}

/**
 * Drops the indexes of the listings, and on SQLite the triggers that run for each row: a million rows are sorted in one
 * go much faster than put in one by one.
 * @returns what makes them again
 */
export async function setAsideIndexes(
  transaction: Transaction<Tables>,
  engine: Engine,
): Promise<() => Promise<void>> {
  const select = engine === 'sqlite' ? SQLITE_PARTS : POSTGRES_PARTS;
  const { rows: parts } = await select.execute(transaction);
  for (const { kind, name } of parts) await sql`drop ${sql.raw(kind)} ${sql.ref(name)}`.execute(transaction);
  return async () => {
    if (engine === 'sqlite')
      await sql`insert into listings_search (listings_search) values ('rebuild')`.execute(transaction);
    for (const { definition } of parts) await sql.raw(definition).execute(transaction);
  };
}

const SQLITE_PARTS = sql<Part>`select type as kind, name, sql as definition from sqlite_master
  where tbl_name = 'listings' and type in ('index', 'trigger') and sql is not null order by type, name`;
/** Not those that keep the key and the path unique. */
const POSTGRES_PARTS = sql<Part>`select 'index' as kind, indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename = 'listings' and indexdef not like 'CREATE UNIQUE%' order by indexname`;
