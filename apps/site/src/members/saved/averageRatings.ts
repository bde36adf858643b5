import { averageRating } from '@cityguide/api/contract';
import type { SavedChange } from './savedTables';

/**
 * Keeps the listing's rating the average of what its members and the editors gave. Counted anew each time, so that
 * nothing can drift; the listing's row is locked, so that two members at once both count.
 */
export async function averageRatings({ transaction, objectId }: SavedChange): Promise<void> {
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
  await transaction.updateTable('listings').set({ rating }).where('id', '=', objectId).execute();
}
