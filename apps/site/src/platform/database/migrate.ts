import { Migrator } from 'kysely';
import type { Database } from './database';
import { migrationsFor } from './migrations/migrationsFor';

/**
 * Brings the tables up to date; safe to run in several processes at once (the migrator takes a lock).
 * @throws the first migration's own error; what ran before it stays.
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.query,
    provider: { getMigrations: async () => migrationsFor(database.engine) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
