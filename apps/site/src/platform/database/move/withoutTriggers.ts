import { sql, type Kysely } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import type { Tables } from '../tables';
import { movedTables } from './movedTables';

/** Full-text indexes, which triggers maintain. */
const SQLITE_INDEXES = ['listings_search', 'search_documents_search'];

/**
 * Writes rows as they are, in a transaction: triggers would date events again and tell webhooks of everything. Afterwards
 * they are as before, and what they maintain outside of tables is made again.
 */
export async function withoutTriggers(
  transaction: Kysely<Tables>,
  engine: DatabaseEngine,
  write: () => Promise<void>,
): Promise<void> {
  if (engine === 'sqlite') await withoutSqliteTriggers(transaction, write);
  else await withoutPostgresTriggers(transaction, write);
}

async function withoutSqliteTriggers(transaction: Kysely<Tables>, write: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_master where type = 'trigger'`.execute(transaction);
  for (const { name } of triggers) await sql`drop trigger ${sql.id(name)}`.execute(transaction);
  await write();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(transaction);
  for (const index of SQLITE_INDEXES)
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}) values ('rebuild')`.execute(transaction);
}

async function withoutPostgresTriggers(
  transaction: Kysely<Tables>,
  write: () => Promise<void>,
): Promise<void> {
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const table of movedTables)
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(transaction);
  };
  await setTriggers('disable');
  await write();
  // Constraints are checked now, as a table with pending checks cannot be altered.
  await sql`set constraints all immediate`.execute(transaction);
  await setTriggers('enable');
}
