import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';

/** Ids of the best rated listings of each sub type, best first; equal ratings are ordered by number of favourites. */
export async function findBestListings(
  { query }: Database,
  { perSubType, nowMs }: { perSubType: number; nowMs: number },
): Promise<Map<number, number[]>> {
  const ranked = query
    .selectFrom('listings')
    .select([
      'id',
      'sub_type_id',
      sql<number>`row_number() over (partition by sub_type_id order by rating desc, favourite_count desc, id)`.as(
        'place',
      ),
    ])
    .where('rating', 'is not', null)
    .where(isPublished('listings', nowMs));
  const rows = await query
    .selectFrom(ranked.as('ranked'))
    .select(['id', 'sub_type_id', 'place'])
    .where('place', '<=', perSubType)
    .orderBy('sub_type_id')
    .orderBy('place')
    .execute();
  const best = new Map<number, number[]>();
  for (const { id, sub_type_id: subType } of rows) best.set(subType, [...(best.get(subType) ?? []), id]);
  return best;
}
