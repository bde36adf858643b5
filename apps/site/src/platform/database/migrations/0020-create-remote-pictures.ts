import type { Kysely, Migration } from 'kysely';

/** Where the pictures came from that were brought in by their addresses, so that each is fetched and stored once. */
export function createRemotePictures(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('remote_pictures')
        .addColumn('address', 'text', (column) => column.primaryKey())
        .addColumn('etag', 'text')
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('image_path', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('date_checked', 'bigint', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('remote_pictures_by_content')
        .on('remote_pictures')
        .column('content_hash')
        .execute();
    },
  };
}
