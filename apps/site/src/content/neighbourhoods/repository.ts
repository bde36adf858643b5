import type { Neighbourhood } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';

export type NeighbourhoodRepository = ReturnType<typeof createNeighbourhoodRepository>;

/** Neighbourhoods in the format of the API. */
export function createNeighbourhoodRepository({ query }: Database) {
  return {
    /** By name. */
    async findPage(bounds: PageBounds) {
      const { count, rows } = await findRowPage(
        query
          .selectFrom('neighbourhoods')
          .where('is_staged', '=', 0)
          .selectAll()
          .orderBy('sort_name')
          .orderBy('id'),
        bounds,
      );
      const results = rows.map(({ id, name, path, latitude, longitude, description }): Neighbourhood => ({
        id,
        name,
        path,
        coordinates: { latitude, longitude },
        description: description || null,
      }));
      return { count, results };
    },
  };
}
