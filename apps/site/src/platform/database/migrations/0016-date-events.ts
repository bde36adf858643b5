import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';

/** The columns that an event's calendar file is generated from; a change of one is a new revision. */
const REVISION_COLUMNS = [
  'name',
  'path',
  'start_time',
  'end_time',
  'listing_id',
  'address',
  'price',
  'description',
  'date_cancelled',
];
/** Those of the eighth migration, plus the date a listing becomes public: counts depend on that as well. */
const FILTER_COLUMNS = 'type_id, sub_type_id, neighbourhood_id, search_text, date_published';

/**
 * When events and contests become public (existing ones immediately), and the revision by which calendar programs recognize
 * a newer file of an event. Triggers maintain these for every writer, including imports and editors.
 */
export function dateEvents(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      for (const table of ['events', 'contests']) {
        await addColumn(database, table, 'date_published bigint not null default 0');
        await sql.raw(`create index ${table}_by_date on ${table} (date_published)`).execute(database);
      }
      await addColumn(database, 'events', 'date_changed bigint not null default 0');
      await addColumn(database, 'events', 'revision integer not null default 0');
      await addColumn(database, 'events', 'date_cancelled bigint');
      await addColumn(database, 'events', 'calendar_uid text');
      const statements = engine === 'sqlite' ? sqliteStatements() : postgresStatements();
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}

const addColumn = (database: Kysely<unknown>, table: string, column: string) =>
  sql.raw(`alter table ${table} add column ${column}`).execute(database);

function sqliteStatements(): string[] {
  const now = `cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
  const uid = `lower(hex(randomblob(16)))`;
  const revise = `revision = revision + 1, date_changed = max(date_changed + 1, ${now})`;
  return [
    `update events set date_changed = ${now}, calendar_uid = ${uid}`,
    `create unique index events_by_calendar_uid on events (calendar_uid)`,
    `create trigger events_begin after insert on events begin
       update events set
         date_changed = case date_changed when 0 then ${now} else date_changed end,
         calendar_uid = coalesce(calendar_uid, ${uid})
       where id = new.id; end`,
    `create trigger events_revise after update of ${REVISION_COLUMNS.join(', ')} on events
       when ${REVISION_COLUMNS.map((column) => `old.${column} is not new.${column}`).join(' or ')} begin
       update events set ${revise} where id = new.id; end`,
    // The calendar file contains the name and address of the listing, too.
    `create trigger listings_revise_events after update of name, address on listings
       when old.name <> new.name or old.address <> new.address begin
       update events set ${revise} where listing_id = new.id; end`,
    `drop trigger listings_count_listings_update`,
    `create trigger listings_count_listings_update after update of ${FILTER_COLUMNS} on listings begin
       insert into data_versions (name, shard, version) values ('listings', 0, 1)
       on conflict (name, shard) do update set version = data_versions.version + 1; end`,
  ];
}

function postgresStatements(): string[] {
  const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const uid = `replace(gen_random_uuid()::text, '-', '')`;
  const columns = (row: 'old' | 'new') => REVISION_COLUMNS.map((column) => `${row}.${column}`).join(', ');
  return [
    `update events set date_changed = ${now}, calendar_uid = ${uid}`,
    `create unique index events_by_calendar_uid on events (calendar_uid)`,
    `create function begin_event() returns trigger language plpgsql as $$ begin
       if new.date_changed = 0 then new.date_changed := ${now}; end if;
       new.calendar_uid := coalesce(new.calendar_uid, ${uid});
       return new; end $$`,
    `create trigger events_begin before insert on events for each row execute function begin_event()`,
    `create function revise_event() returns trigger language plpgsql as $$ begin
       new.revision := new.revision + 1;
       new.date_changed := greatest(old.date_changed + 1, ${now});
       return new; end $$`,
    `create trigger events_revise before update on events for each row
       when ((${columns('old')}) is distinct from (${columns('new')})) execute function revise_event()`,
    `create function revise_events_of_listing() returns trigger language plpgsql as $$ begin
       update events set revision = revision + 1, date_changed = greatest(date_changed + 1, ${now})
       where listing_id = new.id;
       return null; end $$`,
    // The calendar file contains the name and address of the listing, too.
    `create trigger listings_revise_events after update of name, address on listings for each row
       when (old.name <> new.name or old.address <> new.address) execute function revise_events_of_listing()`,
    `drop trigger listings_count_listings on listings`,
    // count_change is the eighth migration's.
    `create trigger listings_count_listings after insert or delete or update of ${FILTER_COLUMNS} or truncate on listings
       for each statement execute function count_change('listings')`,
  ];
}
