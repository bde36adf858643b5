import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';

/** What editors publish, and an import or another system may bring in. */
const CONTENT_TABLES = ['listings', 'articles', 'events', 'videos', 'contests', 'photos'];
/** What listings and articles are sorted into; an import may need new ones. */
const SORTED_INTO = ['listing_types', 'listing_sub_types', 'neighbourhoods', 'article_types'];
/** Those of the sixteenth migration, plus whether a listing is withdrawn: counts depend on that as well. */
const FILTER_COLUMNS = 'type_id, sub_type_id, neighbourhood_id, search_text, date_published, date_withdrawn';

/**
 * What content is called where it comes from, and whether it was withdrawn there; and the rows that an import has staged.
 * A withdrawn row is not public and not deleted: what members saved stays, and is there again when the row is.
 */
export function importContent(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const run = (statement: string) => sql.raw(statement).execute(database);
      for (const table of CONTENT_TABLES) {
        await run(`alter table ${table} add column external_key text`);
        await run(`alter table ${table} add column date_withdrawn bigint`);
        await run(`create unique index ${table}_by_external_key on ${table} (external_key)`);
        await run(`create index ${table}_withdrawn on ${table} (id) where date_withdrawn is not null`);
      }
      for (const table of SORTED_INTO)
        await run(`alter table ${table} add column is_staged integer not null default 0`);
      await run(`alter table neighbourhoods add column boundary text`);
      await database.schema
        .createTable('import_rows')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('object_id', 'integer', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('fields', 'text')
        .addColumn('changes', 'text')
        .addColumn('pictures', 'text')
        .addPrimaryKeyConstraint('import_rows_key', ['kind', 'object_id'])
        .execute();
      await run(`create index import_rows_by_action on import_rows (kind, action, fields)`);
      const statements = engine === 'sqlite' ? sqliteStatements() : postgresStatements();
      for (const statement of statements) await run(statement);
    },
  };
}

function sqliteStatements(): string[] {
  return [
    `drop trigger listings_count_listings_update`,
    `create trigger listings_count_listings_update after update of ${FILTER_COLUMNS} on listings begin
       insert into data_versions (name, shard, version) values ('listings', 0, 1)
       on conflict (name, shard) do update set version = data_versions.version + 1; end`,
  ];
}

function postgresStatements(): string[] {
  return [
    `drop trigger listings_count_listings on listings`,
    // count_change is the eighth migration's.
    `create trigger listings_count_listings after insert or delete or update of ${FILTER_COLUMNS} or truncate on listings
       for each statement execute function count_change('listings')`,
  ];
}
