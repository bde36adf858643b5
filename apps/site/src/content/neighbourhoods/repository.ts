import type { Neighbourhood } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';

export type NeighbourhoodRepository = ReturnType<typeof createNeighbourhoodRepository>;

/** Neighbourhoods in the format of the API. */
export function createNeighbourhoodRepository({ query }: Database) {
  return {
    /** By name. */
    async findPage({ limit, offset }: { limit: number; offset: number }) {
      const { count } = await query
        .selectFrom('neighbourhoods')
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .selectFrom('neighbourhoods')
        .selectAll()
        .orderBy('sort_name')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      const results = rows.map(({ id, name, path, latitude, longitude, description }): Neighbourhood => ({
        id,
        name,
        path,
        coordinates: { latitude, longitude },
        description: description || null,
      }));
      return { count: Number(count), results };
    },
  };
}
