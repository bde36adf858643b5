import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type RawBuilder } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';

/** An auto-incremented id that is never reused, not even after a delete. */
export function addIdColumn(engine: DatabaseEngine) {
  return <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ): CreateTableBuilder<T, C | 'id'> =>
    table.addColumn('id', 'integer', (column: ColumnDefinitionBuilder) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}

/**
 * Text that both databases compare byte by byte. PostgreSQL would otherwise use the locale of the machine, and the same
 * query would return rows in another order than on SQLite.
 */
export function byteOrderedText(engine: DatabaseEngine): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`text` : sql`text collate "C"`;
}
