import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';

/** Every list of photos is sorted newest first, so one index each is read in order. */
const INDEXES = [
  ['photos_by_date', ''],
  ['photos_of_listing_by_date', 'listing_id, '],
  ['photos_of_profile_by_date', 'profile_id, '],
] as const;
/** The first migration's index for the same purpose; it sorted equal dates the other way round. */
const REPLACED_INDEX = 'photos_by_listing_id_creation_date_desc_id';

/** What a list of photos shows in addition to what the `shown` versions count. */
const COUNTED_CHANGES = [
  ['photos', ['insert', 'update', 'delete']],
  ['profiles', ['update of full_name, avatar_path']],
] as const;

/** Indexes of photos by listing and member, columns for those from Instagram, and a version that counts their changes. */
export function indexPhotos(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema.dropIndex(REPLACED_INDEX).execute();
      for (const [name, key] of INDEXES) {
        const keys = sql.raw(`${key}creation_date desc, id desc`);
        await sql`create index ${sql.ref(name)} on photos (${keys})`.execute(database);
      }
      await addText(database, 'instagram_full_name');
      await addText(database, 'instagram_avatar_path');
      const statements = engine === 'sqlite' ? sqliteTriggers() : postgresTriggers();
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}

const addText = (database: Kysely<unknown>, name: string) =>
  database.schema
    .alterTable('photos')
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
    .execute();

function sqliteTriggers(): string[] {
  return COUNTED_CHANGES.flatMap(([table, events]) =>
    events.map(
      (event) =>
        `create trigger ${table}_count_photos_${event.split(' ', 1)[0]} after ${event} on ${table} begin
           insert into data_versions (name, shard, version) values ('photos', 0, 1)
           on conflict (name, shard) do update set version = data_versions.version + 1; end`,
    ),
  );
}

/** `count_change` is created in the eighth migration. */
function postgresTriggers(): string[] {
  return COUNTED_CHANGES.map(([table, events]) => {
    const all = [...events, ...(table === 'photos' ? ['truncate'] : [])].join(' or ');
    return `create trigger ${table}_count_photos after ${all} on ${table}
      for each statement execute function count_change('photos')`;
  });
}
