import { sql } from 'kysely';
import type { SavedChange } from './savedTables';

/** Updates the listing's favourite count, which lists are ordered by. */
export async function updateFavouriteCount({
  transaction,
  objectId,
  countDelta,
}: SavedChange): Promise<void> {
  await transaction
    .updateTable('listings')
    .set({ favourite_count: sql<number>`favourite_count + ${sql.lit(countDelta)}` })
    .where('id', '=', objectId)
    .execute();
}
