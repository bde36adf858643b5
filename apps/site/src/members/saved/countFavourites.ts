import { sql } from 'kysely';
import type { SavedChange } from './savedTables';

/** Keeps the listing's own count, which lists are ordered by. */
export async function countFavourites({ transaction, objectId, step }: SavedChange): Promise<void> {
  await transaction
    .updateTable('listings')
    .set({ favourite_count: sql<number>`favourite_count + ${sql.lit(step)}` })
    .where('id', '=', objectId)
    .execute();
}
