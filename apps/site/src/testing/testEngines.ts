import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../platform/database/Database';
import { migrate } from '../platform/database/migrate';
import { openDatabase, type DatabaseTimeouts } from '../platform/database/openDatabase';
import { POSTGRES_VARIABLE } from './jestPostgres';

/** A database engine that all tests of repositories and routes run on. */
export interface TestEngine {
  name: string;
  /** Creates an empty database with all tables, not shared with other tests; close it when done. */
  create(): Promise<Database>;
}

/** For `describe.each(testEngines)('… on $name', ({ create }) => …)`. */
export const testEngines: readonly [TestEngine, TestEngine] = [
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createPostgres },
];

/** Emptied databases for the next test of the same file: creating one takes a second on a busy machine. */
const reusableDatabases: Database[] = [];
afterAll(() => Promise.all(reusableDatabases.map((database) => database.close())));

async function createSqlite(): Promise<Database> {
  const database = openDatabase('sqlite::memory:');
  await migrate(database);
  return database;
}

async function createPostgres(): Promise<Database> {
  const database = reusableDatabases.pop() ?? (await openNewPostgres());
  return {
    ...database,
    async close() {
      await truncateAll(database);
      reusableDatabases.push(database);
    },
  };
}

async function openNewPostgres(): Promise<Database> {
  const server = process.env[POSTGRES_VARIABLE];
  if (!server)
    throw new Error(`${POSTGRES_VARIABLE} is not set: jest.config.mjs must name src/testing/jestSetup.ts.`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database);
  return database;
}

/** Opens another connection pool to the same PostgreSQL database, like a second process. */
export async function reopenPostgres({ query }: Database, limits?: DatabaseTimeouts): Promise<Database> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query);
  const url = new URL(process.env[POSTGRES_VARIABLE] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return openDatabase(url.href, limits);
}

async function truncateAll({ query }: Database): Promise<void> {
  const tables = (await query.introspection.getTables()).map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(query);
}
