import type { ProcessSettings } from '../platform/settings/readSettings';
import type { Database } from '../platform/database/Database';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { beginEmptySite } from '../content/imports/beginEmptySite';
import { seedIfEmpty } from './seedIfEmpty';

interface PrepareDatabaseOptions {
  settings: Pick<ProcessSettings, 'databaseUrl' | 'dataDir' | 'isProduction' | 'seed'>;
  /** The database connection for visitors' requests. */
  database: Database;
  log(message: string): void;
}

/**
 * Migrates the tables and, if they are empty, seeds them, unless the site is to begin without the made-up city. On
 * PostgreSQL with separate connections: those for visitors have a statement timeout, and creating an index of a large city
 * may take longer, or wait for another process.
 */
export async function prepareDatabase({ settings, database, log }: PrepareDatabaseOptions): Promise<void> {
  const { databaseUrl, dataDir, isProduction, seed } = settings;
  const databaseWithoutTimeouts = database.engine === 'postgres' ? openDatabase(databaseUrl) : database;
  try {
    await migrate(databaseWithoutTimeouts);
    if (seed === 'none') await beginEmptySite(databaseWithoutTimeouts);
    else await seedIfEmpty({ database: databaseWithoutTimeouts, dataDir, isProduction, log });
  } finally {
    if (databaseWithoutTimeouts !== database) await databaseWithoutTimeouts.close();
  }
}
