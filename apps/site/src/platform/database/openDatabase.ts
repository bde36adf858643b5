import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './Database';
import { keepStatements } from './sqlite/keepStatements';
import { openSqliteFile } from './sqlite/openSqliteFile';
import type { Tables } from './tables';

/** PostgreSQL's type id of `bigint`, which its driver returns as text by default. */
const BIGINT = types.builtins.INT8;

/** PostgreSQL timeouts; SQLite runs in this process, where nothing can be cancelled. */
export interface DatabaseTimeouts {
  statementMs: number;
  /** Of a transaction without a running statement. */
  idleInTransactionMs: number;
  /** How long to wait for a free connection. */
  connectionMs: number;
}

/** For visitors' requests. Migrations, seeding and commands may take longer and have only a connection timeout. */
export const visitorTimeouts: DatabaseTimeouts = {
  statementMs: 10_000,
  idleInTransactionMs: 30_000,
  connectionMs: 5_000,
};

const COMMAND_CONNECTION_MS = 10_000;
const SQLITE_BUSY_MS = 5_000;

/**
 * `synchronous`: an acknowledged write survives a power cut, which NORMAL does not promise in WAL mode. `cache_size`: 64
 * MB of pages, so that the indexes of a large city stay in memory.
 */
const SQLITE_SETTINGS = `
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma foreign_keys = ON;
  pragma cache_size = -65536;
`;

/**
 * Opens the database at `url`: `postgres://…`, `sqlite:path/to/file` or `sqlite::memory:`.
 * @throws when the URL has another form; an unreachable PostgreSQL only fails with the first query.
 */
export function openDatabase(url: string, timeouts?: DatabaseTimeouts): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, timeouts);
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  throw new Error(
    `DATABASE_URL is '${url.replace(/:[^:@/]*@/, ':…@')}'. Expected postgres://user:password@host/name or sqlite:path/to/file.`,
  );
}

function openSqlite(path: string): Database {
  if (path === '') throw new Error('DATABASE_URL is "sqlite:" without a path. Expected sqlite:path/to/file.');
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = openSqliteFile(path, { busyTimeoutMs: SQLITE_BUSY_MS });
  file.exec(SQLITE_SETTINGS);
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(file) }) });
  return { engine: 'sqlite', query, close: () => query.destroy() };
}

function openPostgres(connectionString: string, timeouts: DatabaseTimeouts | undefined): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: timeouts?.connectionMs ?? COMMAND_CONNECTION_MS,
    ...(timeouts && {
      statement_timeout: timeouts.statementMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format as 'text'),
    },
  });
  // The pool replaces a connection that fails while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for one that fails between two statements of a transaction: the next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', query, close: () => query.destroy() };
}
