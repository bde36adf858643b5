import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './database';
import type { Tables } from './tables';

/** PostgreSQL's number for the type `bigint`, which its driver hands over as text unless told otherwise. */
const BIGINT = types.builtins.INT8;

/** How long a PostgreSQL may take before it gives up; in SQLite, which runs in this process, nothing can be ended. */
export interface DatabaseLimits {
  statementMs: number;
  /** A transaction that nothing is done in. */
  idleInTransactionMs: number;
  /** Until one of the connections is free. */
  waitMs: number;
}

/** What visitors may ask for. Migrations, seeding and commands have work of their own, and no limit but the last. */
export const visitorLimits: DatabaseLimits = {
  statementMs: 10_000,
  idleInTransactionMs: 30_000,
  waitMs: 5_000,
};

const COMMAND_WAIT_MS = 10_000;

/**
 * Opens the database that `url` names: `postgres://…`, `sqlite:path/to/file` or `sqlite::memory:`.
 * @throws when the address has another form; an unreachable PostgreSQL shows with the first query.
 */
export function openDatabase(url: string, limits?: DatabaseLimits): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, limits);
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  throw new Error(
    `DATABASE_URL is '${url.replace(/:[^:@/]*@/, ':…@')}'. Expected postgres://user:password@host/name or sqlite:path/to/file.`,
  );
}

function openSqlite(path: string): Database {
  if (path === '') throw new Error('DATABASE_URL is "sqlite:" without a path. Expected sqlite:path/to/file.');
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new SqliteFile(path);
  file.pragma('journal_mode = WAL');
  // FULL: an acknowledged write survives a power cut, which NORMAL does not promise in WAL mode.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  // 64 MB of pages: the indexes of a large city stay in memory.
  file.pragma('cache_size = -65536');
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  return { engine: 'sqlite', query, close: () => query.destroy() };
}

function openPostgres(connectionString: string, limits: DatabaseLimits | undefined): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: limits?.waitMs ?? COMMAND_WAIT_MS,
    ...(limits && {
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format as 'text'),
    },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies between two statements of a transaction: the next statement tells whoever holds it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', query, close: () => query.destroy() };
}
