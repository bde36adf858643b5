import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../platform/database/Database';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { POSTGRES_VARIABLE } from './jestPostgres';
import { testEngines } from './testEngines';

/** An empty database that other processes can open too. */
export interface SharedDatabase {
  database: Database;
  /** For `DATABASE_URL`. */
  url: string;
  /** After the database was closed. */
  remove(): void;
}

/** For tests of commands, with a database of each kind: `describe.each(sharedEngines)('… on $name', ({ open }) => …)`. */
export const sharedEngines: readonly [SharedEngine, SharedEngine] = [
  { name: 'SQLite', open: openSqliteFile },
  { name: 'PostgreSQL', open: openPostgres },
];

export interface SharedEngine {
  name: string;
  open(): Promise<SharedDatabase>;
}

async function openSqliteFile(): Promise<SharedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cityguide-shared-'));
  const url = `sqlite:${join(folder, 'city.sqlite')}`;
  const database = openDatabase(url);
  await migrate(database);
  return { database, url, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function openPostgres(): Promise<SharedDatabase> {
  const database = await testEngines[1].create();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.query);
  const url = new URL(process.env[POSTGRES_VARIABLE] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return { database, url: url.href, remove: () => undefined };
}
