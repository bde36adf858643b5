import { averageRating } from '@cityguide/api/contract';
import type { SavedChange } from './savedTables';

/**
 * Updates the listing's rating to the average of its members' and editors' ratings. Recalculated each time, so that it
 * cannot drift; the listing's row is locked, so that two concurrent ratings both count.
 */
export async function updateAverageRating({ transaction, objectId }: SavedChange): Promise<void> {
  const { editors_rating: editors } = await transaction
    .selectFrom('listings')
    .select('editors_rating')
    .where('id', '=', objectId)
    .executeTakeFirstOrThrow();
  const { count, sum } = await transaction
    .selectFrom('ratings')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.sum<number | null>('value').as('sum'),
    ])
    .where('listing_id', '=', objectId)
    .executeTakeFirstOrThrow();
  const rating = averageRating({ editors, sum: Number(sum ?? 0), count: Number(count) });
  await transaction
    .updateTable('listings')
    .set({ rating, rating_count: Number(count) })
    .where('id', '=', objectId)
    .execute();
}
