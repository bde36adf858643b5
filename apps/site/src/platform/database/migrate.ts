import { Migrator } from 'kysely';
import type { Database } from './Database';
import { assertNotIncomplete } from './move/assertNotIncomplete';
import { migrationsFor } from './migrations/migrationsFor';

/**
 * Migrates the tables to the latest version, and makes sure that no move into them has broken off; safe to run in several processes at once (the migrator takes a lock).
 * @throws the first failing migration's error; the migrations before it stay applied.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = await migrateTables(database);
  await assertNotIncomplete(database);
  return names;
}

/** As `migrate`, for what moves a database into these tables. */
export async function migrateTables(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.query,
    provider: { getMigrations: async () => migrationsFor(database.engine) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
