import { sql } from 'kysely';
import { hasContent } from '../platform/database/hasContent';
import { seedCity } from './seedCity';
import type { Database } from '../platform/database/Database';

/** An arbitrary number that nothing else locks. */
const SEED_LOCK = 720_416;

interface SeedIfEmptyOptions {
  database: Database;
  dataDir: string;
  isProduction: boolean;
  log(message: string): void;
}

/** Seeds an empty database; of several processes that start on one PostgreSQL, only the first does. */
export async function seedIfEmpty({
  database,
  dataDir,
  isProduction,
  log,
}: SeedIfEmptyOptions): Promise<void> {
  async function seed(): Promise<void> {
    if (await hasContent(database)) return;
    log('The database is empty: a city is drawn into it, which takes about a minute');
    await seedCity(database, { dataDir, isDemoOpen: !isProduction, log });
  }

  if (database.engine === 'sqlite') return seed();
  await database.query.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${SEED_LOCK})`.execute(connection);
    try {
      await seed();
    } finally {
      await sql`select pg_advisory_unlock(${SEED_LOCK})`.execute(connection);
    }
  });
}
