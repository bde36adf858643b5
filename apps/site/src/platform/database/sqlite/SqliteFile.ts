import type { SqliteDatabase } from 'kysely';

/** An open SQLite file, as Kysely uses it, with either driver. Errors have SQLite's own name as their `code`. */
export interface SqliteFile extends SqliteDatabase {
  /** Runs statements that return nothing. */
  exec(statements: string): void;
}

export interface SqliteFileOptions {
  /** How long a statement waits for another process's lock, in ms. */
  busyTimeoutMs: number;
}

/** Opens the file at `path`, or a database in memory for `:memory:`. */
export type OpenSqliteFile = (path: string, options: SqliteFileOptions) => SqliteFile;
