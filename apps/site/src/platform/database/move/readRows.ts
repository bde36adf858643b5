import { sql, type Kysely } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import type { Tables } from '../tables';
import type { MovedTable } from './movedTables';

/** As the drivers of both databases return it. */
export type MovedRow = Record<string, string | number | null>;

/** Of the widest table fewer values than either database allows in a statement, and of long articles what memory has room for. */
const ROWS_AT_ONCE = 250;

interface ReadRowsOptions {
  engine: DatabaseEngine;
  table: MovedTable;
}

/** All rows of a table in parts, within a transaction, so that they are those of one moment. In no particular order. */
export function readRows(
  transaction: Kysely<Tables>,
  { engine, table }: ReadRowsOptions,
): AsyncGenerator<MovedRow[]> {
  return engine === 'sqlite' ? readByRowNumber(transaction, table) : readByCursor(transaction, table);
}

async function* readByRowNumber(transaction: Kysely<Tables>, table: MovedTable): AsyncGenerator<MovedRow[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<MovedRow & { moved_row: number }>`
      select rowid as moved_row, * from ${sql.table(table)} where rowid > ${last}
      order by rowid limit ${ROWS_AT_ONCE}`.execute(transaction);
    const final = rows.at(-1);
    if (!final) return;
    last = final.moved_row;
    yield rows.map(({ moved_row: _, ...row }) => row);
  }
}

async function* readByCursor(transaction: Kysely<Tables>, table: MovedTable): AsyncGenerator<MovedRow[]> {
  await sql`declare moved no scroll cursor for select * from ${sql.table(table)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<MovedRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from moved`.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close moved`.execute(transaction);
}
