import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { addIdColumn } from './columnTypes';

/** Contests and their entries, one per email address. */
export function createContests(engine: DatabaseEngine): Migration {
  const id = addIdColumn(engine);

  return {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .createTable('contests')
        .$call(id)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('image_path', 'text')
        .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('entry', 'photo')`))
        .addColumn('closes_time', 'bigint', (column) => column.notNull())
        .addColumn('prize', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('question', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('rules', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await schema
        .createTable('contest_entries')
        .$call(id)
        .addColumn('contest_id', 'integer', (column) =>
          column.notNull().references('contests.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('date_created', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('contest_entries_once', ['contest_id', 'email_key'])
        .execute();
      await schema.createIndex('contests_by_closing').on('contests').columns(['closes_time', 'id']).execute();
    },
  };
}
