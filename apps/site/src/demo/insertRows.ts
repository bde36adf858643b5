import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../platform/database/tables';

/** Both databases limit the number of values per statement; this stays far below, even with the widest row. */
const ROWS_PER_STATEMENT = 400;

/** Inserts many rows into a table with few statements. */
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
