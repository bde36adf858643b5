import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { openSqliteFile } from '../../../platform/database/sqlite/openSqliteFile';
import type { SqliteFile } from '../../../platform/database/sqlite/SqliteFile';

/** An arbitrary number that nothing else locks. */
const IMPORT_LOCK = 720_418;

/** Another import is running. */
export class ImportIsRunning extends Error {
  constructor() {
    super('Another import into this site is running. Wait until it has ended, and start this one again.');
    this.name = 'ImportIsRunning';
  }
}

/**
 * Runs an import alone. The lock ends with the process, however that ends.
 * @throws ImportIsRunning
 */
export async function withImportLock<T>(database: Database, run: () => Promise<T>): Promise<T> {
  return database.engine === 'sqlite' ? withFileLock(database, run) : withAdvisoryLock(database, run);
}

async function withAdvisoryLock<T>({ query }: Database, run: () => Promise<T>): Promise<T> {
  return query.connection().execute(async (connection) => {
    const { rows } = await sql<{
      isFree: boolean;
    }>`select pg_try_advisory_lock(${IMPORT_LOCK}) as "isFree"`.execute(connection);
    if (!rows[0]?.isFree) throw new ImportIsRunning();
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${IMPORT_LOCK})`.execute(connection);
    }
  });
}

/** A transaction in a file of its own next to the database: in the database itself it would keep members from saving. */
async function withFileLock<T>({ query }: Database, run: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(query);
  const path = rows[0]?.file;
  if (!path) return run();
  const lock = openSqliteFile(`${path}-import-lock`, { busyTimeoutMs: 0 });
  try {
    takeLock(lock);
    return await run();
  } finally {
    lock.close();
  }
}

function takeLock(lock: SqliteFile): void {
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if (isLocked(error)) throw new ImportIsRunning();
    throw error;
  }
}

/** By its code: the driver's class of errors is not the same in every context that has loaded it. */
const isLocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'SQLITE_BUSY';
