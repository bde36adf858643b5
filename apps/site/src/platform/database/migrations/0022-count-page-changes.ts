import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';

/** What pages show in addition to what the versions of listings and photos count. */
const TABLES = ['articles', 'article_types', 'contests', 'events', 'videos'];
const EVENTS = ['insert', 'update', 'delete'];

/** A version that counts what editors change in articles, contests, events and videos, so that pages are cached by it. */
export function countPageChanges(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const statements = TABLES.flatMap(engine === 'sqlite' ? sqliteTriggers : postgresTriggers);
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}

const sqliteTriggers = (table: string): string[] =>
  EVENTS.map(
    (event) =>
      `create trigger ${table}_count_pages_${event} after ${event} on ${table} begin
         insert into data_versions (name, shard, version) values ('pages', 0, 1)
         on conflict (name, shard) do update set version = data_versions.version + 1; end`,
  );

/** `count_change` is created in the eighth migration. */
const postgresTriggers = (table: string): string[] => [
  `create trigger ${table}_count_pages after ${[...EVENTS, 'truncate'].join(' or ')} on ${table}
     for each statement execute function count_change('pages')`,
];
