import type { Database } from '../database/database';

/** Fills an empty database with the city. */
export async function seedCity(_database: Database, _settings: { dataDir: string }): Promise<void> {}
