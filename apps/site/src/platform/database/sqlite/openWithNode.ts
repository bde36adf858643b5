import type { SqliteStatement } from 'kysely';
import { nameSqliteError } from './nameSqliteError';
import type { OpenSqliteFile } from './SqliteFile';

/** What is used of `node:sqlite`: the types of the oldest Node that is supported do not have it. */
interface NodeSqlite {
  DatabaseSync: new (
    path: string,
    options: { timeout: number },
  ) => {
    prepare(text: string): {
      columns(): readonly unknown[];
      all(...parameters: readonly unknown[]): unknown[];
      run(...parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
      iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
    };
    exec(statements: string): void;
    close(): void;
  };
}

/**
 * Opens a SQLite file with Node's own driver.
 * @throws where this Node has none
 */
export const openWithNode: OpenSqliteFile = (path, { busyTimeoutMs }) => {
  // Not imported: an older Node would refuse to load this file.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite') as NodeSqlite;
  const file = nameErrors(() => new DatabaseSync(path, { timeout: busyTimeoutMs }));

  function prepare(text: string): SqliteStatement {
    const statement = nameErrors(() => file.prepare(text));
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => nameErrors(() => statement.all(...parameters)),
      run: (parameters) => nameErrors(() => statement.run(...parameters)),
      iterate: (parameters) => nameErrors(() => statement.iterate(...parameters)),
    };
  }

  return {
    prepare,
    exec: (statements) => nameErrors(() => file.exec(statements)),
    close: () => file.close(),
  };
};

function nameErrors<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw nameSqliteError(error);
  }
}
