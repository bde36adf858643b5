import { sql } from 'kysely';
import { seedCity } from './seedCity';
import type { Database } from '../platform/database/database';

/** Any number that nothing else locks. */
const SEED_LOCK = 720_416;

interface Seeding {
  database: Database;
  dataDir: string;
  isProduction: boolean;
  tell(words: string): void;
}

/** Fills an empty database with the city; of several processes that start on one PostgreSQL the first does it. */
export async function seedWhereEmpty({ database, dataDir, isProduction, tell }: Seeding): Promise<void> {
  async function seed(): Promise<void> {
    const listing = await database.query.selectFrom('listings').select('id').limit(1).executeTakeFirst();
    if (listing) return;
    tell('The database is empty: a city is drawn into it, which takes about a minute');
    await seedCity(database, { dataDir, isDemoOpen: !isProduction, log: tell });
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
