import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { POSTGRES_VARIABLE } from './jestPostgres';

/** One of the databases that every test of repositories and routes runs on. */
export interface TestEngine {
  name: string;
  /** A fresh database of its own with all tables and no rows; close it when done. */
  create(): Promise<Database>;
}

/** For `describe.each(testEngines)('… on $name', ({ create }) => …)`. */
export const testEngines: readonly TestEngine[] = [
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createPostgres },
];

async function createSqlite(): Promise<Database> {
  const database = openDatabase('sqlite::memory:');
  await migrate(database);
  return database;
}

async function createPostgres(): Promise<Database> {
  const server = process.env[POSTGRES_VARIABLE];
  if (!server)
    throw new Error(`${POSTGRES_VARIABLE} is not set: jest.config.mjs must name src/testing/jestSetup.ts.`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await runOn(server, `drop database ${name}`);
    },
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
