import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../platform/database/tables';

/** Both databases bound the number of values in one statement; this stays far below with the widest row. */
const ROWS_PER_STATEMENT = 400;

/** Inserts many rows of one table in few statements. */
export async function insertRows<Name extends keyof Tables>(
  transaction: Transaction<Tables>,
  { table, rows }: { table: Name; rows: readonly Insertable<Tables[Name]>[] },
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  }
}
