import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type RawBuilder } from 'kysely';
import type { Engine } from '../engine';

/** A number per row that is never given twice, also after a delete. */
export function addIdColumn(engine: Engine) {
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
 * Text that both databases compare byte by byte. PostgreSQL would otherwise follow the locale of the machine, and
 * the same query would come back in another order than on SQLite.
 */
export function byteOrderedText(engine: Engine): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`text` : sql`text collate "C"`;
}
