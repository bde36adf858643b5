import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';

/** Columns that decide which listings match a filter. */
const FILTER_COLUMNS = 'type_id, sub_type_id, neighbourhood_id, search_text';
/** Several rows per version, so that members who save at the same moment do not wait for each other's row lock. */
const SHARDS = 16;

/**
 * Versions of what lists show, incremented by triggers for every writer: `listings` when a count may have changed,
 * `shown` when only the displayed data may have. A version and the change it counts become visible together.
 */
export function countChanges(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('data_versions')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('shard', 'integer', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('data_versions_key', ['name', 'shard'])
        .execute();
      const statements = engine === 'sqlite' ? sqliteStatements() : postgresStatements();
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}

const CHANGES = [
  { table: 'listings', name: 'listings', events: ['insert', 'delete', `update of ${FILTER_COLUMNS}`] },
  { table: 'listings', name: 'shown', events: ['update'] },
  ...['listing_types', 'listing_sub_types', 'neighbourhoods'].map((table) => ({
    table,
    name: 'shown',
    events: ['insert', 'update', 'delete'],
  })),
];

const upsert = (name: string, shard: string) =>
  `insert into data_versions (name, shard, version) values (${name}, ${shard}, 1)
   on conflict (name, shard) do update set version = data_versions.version + 1;`;

function sqliteStatements(): string[] {
  return CHANGES.flatMap(({ table, name, events }) =>
    events.map((event) => {
      const trigger = `${table}_count_${name}_${event.split(' ', 1)[0]}`;
      return `create trigger ${trigger} after ${event} on ${table} begin ${upsert(`'${name}'`, '0')} end`;
    }),
  );
}

function postgresStatements(): string[] {
  return [
    `create function count_change() returns trigger language plpgsql as $$ begin
      ${upsert('tg_argv[0]', `pg_backend_pid() % ${SHARDS}`)}
      return null; end $$`,
    ...CHANGES.map(
      ({ table, name, events }) =>
        `create trigger ${table}_count_${name} after ${[...events, 'truncate'].join(' or ')} on ${table} for each statement execute function count_change('${name}')`,
    ),
  ];
}
