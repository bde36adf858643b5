import type { Kysely, Migration } from 'kysely';

/** An index of positions: the listings around a point are found without reading the others. */
export function indexPositions(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createIndex('listings_by_position')
        .on('listings')
        .columns(['latitude', 'longitude', 'id'])
        .execute();
    },
  };
}
