import { sql, type Kysely } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import type { Tables } from '../tables';
import type { MovedTable } from './movedTables';

/** The highest id that a table has ever given, also of a row that was deleted; undefined where it gives none. */
export async function readLastId(
  transaction: Kysely<Tables>,
  { engine, table }: { engine: DatabaseEngine; table: MovedTable },
): Promise<number | undefined> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{
      seq: number;
    }>`select seq from sqlite_sequence where name = ${table}`.execute(transaction);
    return rows[0]?.seq;
  }
  const sequence = await findSequence(transaction, table);
  if (sequence === undefined) return undefined;
  // Null where it was never used.
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(${sequence}::regclass) as last`.execute(transaction);
  return rows[0]?.last ?? undefined;
}

/** Lets a table continue after `lastId`: an id that was given once is never given again. */
export async function writeLastId(
  transaction: Kysely<Tables>,
  { engine, table, lastId }: { engine: DatabaseEngine; table: MovedTable; lastId: number },
): Promise<void> {
  if (engine === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(transaction);
    return;
  }
  const sequence = await findSequence(transaction, table);
  if (sequence !== undefined) await sql`select setval(${sequence}::regclass, ${lastId})`.execute(transaction);
}

/** Undefined where the table has no ids that the database gives. */
async function findSequence(transaction: Kysely<Tables>, table: MovedTable): Promise<string | undefined> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${table}, column_name) as sequence from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name = 'id' and is_identity = 'YES'`.execute(
    transaction,
  );
  return rows[0]?.sequence ?? undefined;
}
