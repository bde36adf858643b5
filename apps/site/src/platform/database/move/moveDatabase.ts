import { sql, type Kysely } from 'kysely';
import type { Database } from '../Database';
import { migrateTables } from '../migrate';
import type { Tables } from '../tables';
import { createTableDigest, isSame, type TableDigest } from './createTableDigest';
import { readLastId, writeLastId } from './lastIds';
import { movedTables, type MovedTable } from './movedTables';
import { readRows, type MovedRow } from './readRows';
import { withoutTriggers } from './withoutTriggers';

export interface MoveOptions {
  from: Database;
  to: Database;
  now?: () => number;
  /** After each table. */
  onTable?(table: MovedTable, digest: TableDigest): void | Promise<void>;
}

/**
 * Moves everything that a database has into an empty one of either kind. The source is only read. The target is written in
 * one transaction, which ends only when each of its tables has the same rows as the source's by count and hash; if anything
 * fails before, it is empty and known to be incomplete, and the move can be repeated.
 * @returns what was moved, by table
 * @throws if the source is of another version, is incomplete itself or is written to meanwhile, or the target is not empty
 */
export async function moveDatabase({
  from,
  to,
  now = Date.now,
  onTable,
}: MoveOptions): Promise<ReadonlyMap<MovedTable, TableDigest>> {
  await migrateTables(to);
  await assertSameVersion(from, to);
  await assertEmpty(to);
  await to.query.deleteFrom('database_moves').execute();
  await to.query.insertInto('database_moves').values({ date_begun: now(), date_completed: null }).execute();
  const moved = new Map<MovedTable, TableDigest>();
  await to.query.transaction().execute(async (target) => {
    await reading(from, (source) =>
      withoutTriggers(target, to.engine, async () => {
        await target.deleteFrom(COUNTED_ALWAYS).execute();
        for (const table of movedTables) {
          const digest = await copyTable(source, { table, from, target });
          const lastId = await readLastId(source, { engine: from.engine, table });
          if (lastId !== undefined) await writeLastId(target, { engine: to.engine, table, lastId });
          moved.set(table, digest);
          await onTable?.(table, digest);
        }
      }),
    );
    for (const [table, digest] of moved)
      if (!isSame(digest, await digestTable(target, { engine: to.engine, table })))
        throw new Error(`${table} is not the same in the new database. Nothing was moved.`);
    await assertUnchanged(from, moved);
    await target.updateTable('database_moves').set({ date_completed: now() }).execute();
  });
  return moved;
}

/** Counts changes, also those of tables that are empty again. */
const COUNTED_ALWAYS = 'data_versions';

/** Reads the source as it is at one moment. */
async function reading(from: Database, read: (source: Kysely<Tables>) => Promise<void>): Promise<void> {
  const transaction = from.query.transaction();
  if (from.engine === 'sqlite') return transaction.execute(read);
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

async function copyTable(
  source: Kysely<Tables>,
  { table, from, target }: { table: MovedTable; from: Database; target: Kysely<Tables> },
): Promise<TableDigest> {
  const digest = createTableDigest();
  for await (const rows of readRows(source, { engine: from.engine, table })) {
    for (const row of rows) digest.add(row);
    await insert(target, table, rows);
  }
  return digest.end();
}

async function insert(target: Kysely<Tables>, table: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  try {
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      target,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Rows of ${table} could not be written: ${reason} Nothing was moved.`, { cause: error });
  }
}

async function digestTable(
  transaction: Kysely<Tables>,
  options: { engine: Database['engine']; table: MovedTable },
): Promise<TableDigest> {
  const digest = createTableDigest();
  for await (const rows of readRows(transaction, options)) for (const row of rows) digest.add(row);
  return digest.end();
}

/** What was acknowledged to a visitor while the move read the source would be lost with it. */
async function assertUnchanged(from: Database, moved: ReadonlyMap<MovedTable, TableDigest>): Promise<void> {
  await reading(from, async (source) => {
    for (const [table, digest] of moved)
      if (!isSame(digest, await digestTable(source, { engine: from.engine, table })))
        throw new Error(
          `${table} was written to while it was moved, so nothing was moved. Stop every process of the site, and try again.`,
        );
  });
}

async function assertSameVersion(from: Database, to: Database): Promise<void> {
  const [source, target] = [await listMigrations(from), await listMigrations(to)];
  const missing = target.filter((name) => !source.includes(name));
  const unknown = source.filter((name) => !target.includes(name));
  if (source.length === 0) throw new Error('The database to move from has no tables of a site.');
  if (missing.length > 0)
    throw new Error(
      `The database to move from is of an older version: it lacks ${missing.join(', ')}. Run npm run migrate with it, in apps/site, and try again.`,
    );
  if (unknown.length > 0)
    throw new Error(`The database to move from is of a newer version: it has ${unknown.join(', ')}.`);
  const incomplete = await from.query
    .selectFrom('database_moves')
    .select('id')
    .where('date_completed', 'is', null)
    .executeTakeFirst();
  if (incomplete) throw new Error('The database to move from is incomplete: a move into it has broken off.');
}

async function listMigrations({ query }: Database): Promise<string[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(query);
  return rows.map(({ name }) => name);
}

async function assertEmpty({ query }: Database): Promise<void> {
  for (const table of movedTables.filter((name) => name !== COUNTED_ALWAYS)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(query);
    if (rows.length > 0)
      throw new Error(
        `The database to move to is not empty: ${table} has rows. Nothing was changed; name an empty one.`,
      );
  }
}
