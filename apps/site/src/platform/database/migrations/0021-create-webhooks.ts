import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** The columns whose change others are told of; ratings and counts of members are none. */
const TOLD_COLUMNS = {
  listings:
    'name address phone website editors_rating image_path latitude longitude path type_id sub_type_id neighbourhood_id description',
  events: 'name path image_path start_time end_time listing_id address price description date_cancelled',
  articles: 'name path image_path type_id summary body author',
};
const ALWAYS_TOLD = 'date_published date_withdrawn external_key';

/**
 * Addresses that are told of changed content, and what each has yet to be told. Triggers write it for every writer: the content
 * API, imports, and an editor with SQL. Where there is no webhook they write nothing.
 */
export function createWebhooks(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('webhooks')
        .$call(addIdColumn(engine))
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addColumn('date_ended', 'bigint')
        .addColumn('date_next', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('last_error', 'text')
        .addColumn('date_delivered', 'bigint')
        .execute();
      await database.schema
        .createTable('webhook_changes')
        .addColumn('webhook_id', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('object_id', 'integer', (column) => column.notNull())
        .addColumn('external_key', 'text')
        .addColumn('change', 'text', (column) => column.notNull())
        .addColumn('date_changed', 'bigint', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('webhook_changes_key', ['webhook_id', 'kind', 'object_id'])
        .execute();
      await database.schema
        .createIndex('webhook_changes_by_date')
        .on('webhook_changes')
        .columns(['webhook_id', 'date_changed'])
        .execute();
      const statements = engine === 'sqlite' ? sqliteStatements() : postgresStatements();
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}

/** Of one object, for each webhook. `kind` is a literal or an expression. */
const queueChange = (kind: string, now: string) => `
  insert into webhook_changes (webhook_id, kind, object_id, external_key, change, date_changed, version)
  select id, ${kind}, new.id, new.external_key,
    case when new.date_withdrawn is null then 'changed' else 'withdrawn' end, ${now}, 1
  from webhooks where date_ended is null
  on conflict (webhook_id, kind, object_id) do update set
    external_key = excluded.external_key, change = excluded.change,
    date_changed = excluded.date_changed, version = webhook_changes.version + 1;`;

const listKinds = () =>
  Object.entries(TOLD_COLUMNS).map(([kind, columns]) => ({
    kind,
    columns: `${columns} ${ALWAYS_TOLD}`.split(' '),
  }));

function sqliteStatements(): string[] {
  const now = `cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
  return listKinds().flatMap(({ kind, columns }) => {
    const differs = columns.map((column) => `old.${column} is not new.${column}`).join(' or ');
    return [
      `create trigger ${kind}_tell_insert after insert on ${kind}
         when new.date_withdrawn is null begin ${queueChange(`'${kind}'`, now)} end`,
      `create trigger ${kind}_tell_update after update of ${columns.join(', ')} on ${kind}
         when (old.date_withdrawn is null or new.date_withdrawn is null) and (${differs})
         begin ${queueChange(`'${kind}'`, now)} end`,
    ];
  });
}

function postgresStatements(): string[] {
  const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const list = (row: 'old' | 'new', columns: readonly string[]) =>
    columns.map((column) => `${row}.${column}`).join(', ');
  return [
    `create function tell_webhooks() returns trigger language plpgsql as $$ begin
       ${queueChange('tg_table_name', now)}
       return null; end $$`,
    ...listKinds().flatMap(({ kind, columns }) => [
      `create trigger ${kind}_tell_insert after insert on ${kind} for each row
         when (new.date_withdrawn is null) execute function tell_webhooks()`,
      `create trigger ${kind}_tell_update after update of ${columns.join(', ')} on ${kind} for each row
         when ((old.date_withdrawn is null or new.date_withdrawn is null)
           and (${list('old', columns)}) is distinct from (${list('new', columns)}))
         execute function tell_webhooks()`,
    ]),
  ];
}
