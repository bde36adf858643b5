import { sql, type Kysely, type Migration } from 'kysely';
import { createSearchText } from '../../text/createSearchText';
import type { DatabaseEngine } from '../DatabaseEngine';
import type { Tables } from '../tables';
import { addIdColumn, byteOrderedText } from './columnTypes';

/** All punctuation is part of words: the text was split into words when it was created. */
const TOKEN_CHARACTERS = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~';
const DOCUMENT_KINDS = ['article', 'event', 'video'] as const;
const BATCH_SIZE = 500;

/**
 * A full-text index of listings, and one of articles, events and videos, whose texts are collected in one table. Text is
 * folded in code, so triggers only record which of them are due; the next search indexes those (`indexDueDocuments`).
 */
export function indexWords(engine: DatabaseEngine): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await rebuildSearchTexts(database as Kysely<Tables>);
      await database.schema
        .createTable('search_documents')
        .$call(addIdColumn(engine))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('object_id', 'integer', (column) => column.notNull())
        .addColumn('date', 'bigint', (column) => column.notNull())
        .addColumn('search_text', byteOrderedText(engine), (column) => column.notNull())
        .addUniqueConstraint('search_documents_once', ['kind', 'object_id'])
        .execute();
      await database.schema
        .createTable('search_due')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('object_id', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('search_due_key', ['kind', 'object_id'])
        .execute();

      const statements = engine === 'sqlite' ? sqliteStatements() : postgresStatements();
      for (const statement of statements) await sql.raw(statement).execute(database);
      for (const kind of DOCUMENT_KINDS)
        await sql`insert into search_due (kind, object_id) select ${kind}, id from ${sql.table(`${kind}s`)}`.execute(
          database,
        );
    },
  };
}

/** From the listings' current columns; older texts did not mark where name and address end. */
async function rebuildSearchTexts(database: Kysely<Tables>): Promise<void> {
  for (let after = 0; ;) {
    const rows = await database
      .selectFrom('listings')
      .innerJoin('listing_types', 'listing_types.id', 'listings.type_id')
      .innerJoin('listing_sub_types', 'listing_sub_types.id', 'listings.sub_type_id')
      .leftJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
      .select(['listings.id', 'listings.name', 'listings.address', 'listings.search_text'])
      .select(['listing_types.name as type', 'listing_sub_types.name as kind', 'neighbourhoods.name as area'])
      .where('listings.id', '>', after)
      .orderBy('listings.id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, name, address, kind, type, area, search_text: before } of rows) {
      const search_text = createSearchText([name, address, kind, type, area]);
      if (search_text === before) continue;
      await database.updateTable('listings').set({ search_text }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function sqliteStatements(): string[] {
  const quoted = TOKEN_CHARACTERS.replaceAll('"', '""');
  return [
    ...['listings', 'search_documents'].flatMap((table) => {
      const index = `${table}_search`;
      const remove = `insert into ${index} (${index}, rowid, search_text) values ('delete', old.id, old.search_text);`;
      const add = `insert into ${index} (rowid, search_text) values (new.id, new.search_text);`;
      return [
        `create virtual table ${index} using fts5(search_text, content='${table}', content_rowid='id', detail=none, columnsize=0, prefix='1 2', tokenize="ascii tokenchars '${quoted}'")`,
        `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
        `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
        `create trigger ${index}_update after update of search_text on ${table} when old.search_text <> new.search_text begin ${remove} ${add} end`,
        `insert into ${index} (${index}) values ('rebuild')`,
      ];
    }),
    ...DOCUMENT_KINDS.flatMap((kind) =>
      (['insert', 'update', 'delete'] as const).map((event) => {
        const id = event === 'delete' ? 'old.id' : 'new.id';
        return `create trigger ${kind}s_due_${event} after ${event} on ${kind}s begin insert or ignore into search_due (kind, object_id) values ('${kind}', ${id}); end`;
      }),
    ),
  ];
}

function postgresStatements(): string[] {
  return [
    ...['listings', 'search_documents'].map(
      (table) =>
        `create index ${table}_search on ${table} using gin (array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))) with (fastupdate = off)`,
    ),
    // An update of a row that is already due must conflict with the indexing that is running, or the change would be missed: no "do nothing".
    `create function note_due() returns trigger language plpgsql as $$ begin
      insert into search_due (kind, object_id) values (tg_argv[0], coalesce(new.id, old.id))
      on conflict (kind, object_id) do update set kind = excluded.kind;
      return null; end $$`,
    ...DOCUMENT_KINDS.map(
      (kind) =>
        `create trigger ${kind}s_due after insert or update or delete on ${kind}s for each row execute function note_due('${kind}')`,
    ),
  ];
}
