import type { ProcessSettings } from '../platform/settings/readSettings';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { seedWhereEmpty } from './seedWhereEmpty';

interface Preparation {
  settings: Pick<ProcessSettings, 'databaseUrl' | 'dataDir' | 'isProduction'>;
  /** The one that visitors are served from. */
  database: Database;
  tell(words: string): void;
}

/**
 * Brings the tables up to date and fills them where they are empty. On PostgreSQL over connections of its own: what
 * visitors ask for has a time limit, and an index of a large city may take longer, or wait for another process.
 */
export async function prepareDatabase({ settings, database, tell }: Preparation): Promise<void> {
  const { databaseUrl, dataDir, isProduction } = settings;
  const unlimited = database.engine === 'postgres' ? openDatabase(databaseUrl) : database;
  try {
    await migrate(unlimited);
    await seedWhereEmpty({ database: unlimited, dataDir, isProduction, tell });
  } finally {
    if (unlimited !== database) await unlimited.close();
  }
}
