import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { createLruMap } from '../../caching/createLruMap';

/** Lists of ids make a statement for each length. */
const MAX_STATEMENTS = 500;

/**
 * Keeps the statements that `file` has prepared, by their text: preparing one takes as long as running it. SQLite prepares
 * a kept one again where the schema has changed.
 */
export function keepStatements(file: SqliteDatabase): SqliteDatabase {
  const statements = createLruMap<SqliteStatement>(MAX_STATEMENTS);
  return {
    prepare(text) {
      const kept = statements.get(text);
      if (kept) return kept;
      const statement = file.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  };
}
