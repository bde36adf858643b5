import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { ProfileRow, Tables } from '../../../platform/database/tables';
import { updateFavouriteCount } from '../../saved/updateFavouriteCount';
import { updateAverageRating } from '../../saved/updateAverageRating';

/** What a transaction cannot undo, and is therefore left to do once the account is deleted. */
export interface CleanupTasks {
  /** Relative to `/images/`: files that are no longer referenced. */
  imagePaths: string[];
}

interface AccountDeletion {
  transaction: Transaction<Tables>;
  engine: Database['engine'];
  profileId: number;
}

type DeletedProfile = Pick<ProfileRow, 'id' | 'email_key' | 'date_email_proven'>;

/**
 * Deletes an account with everything that is the member's own, and corrects the counts and ratings of listings, in one
 * transaction.
 */
export async function deleteAccount(
  { query, engine }: Database,
  profile: DeletedProfile,
): Promise<CleanupTasks> {
  const profileId = profile.id;
  return query.transaction().execute(async (transaction) => {
    const deletion = { transaction, engine, profileId };
    // A write comes first: it takes SQLite's write lock before anything is read.
    await transaction.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
    await lockProfile(deletion);
    const favourites = await listingsOf(deletion, 'favourites');
    const ratings = await listingsOf(deletion, 'ratings');
    await lockListings(deletion, [...favourites, ...ratings]);

    const photos = await transaction
      .deleteFrom('photos')
      .where('profile_id', '=', profileId)
      .returning('image_path')
      .execute();
    // The rows of all other tables are deleted with the profile's, by the foreign keys.
    await transaction.deleteFrom('profiles').where('id', '=', profileId).execute();
    // Newsletters and contest entries of this address as a guest belong to the member, if the address is verified.
    if (profile.date_email_proven !== null)
      for (const table of ['newsletter_subscribers', 'contest_entries'] as const)
        await transaction.deleteFrom(table).where('email_key', '=', profile.email_key).execute();
    for (const objectId of favourites) await updateFavouriteCount({ transaction, objectId, countDelta: -1 });
    for (const objectId of ratings) await updateAverageRating({ transaction, objectId, countDelta: -1 });
    return { imagePaths: photos.map(({ image_path: path }) => path) };
  });
}

/** From here on this member cannot save anything. */
async function lockProfile({ transaction, engine, profileId }: AccountDeletion): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction.selectFrom('profiles').select('id').where('id', '=', profileId).forUpdate().execute();
}

async function listingsOf({ transaction, profileId }: AccountDeletion, table: 'favourites' | 'ratings') {
  const rows = await transaction
    .selectFrom(table)
    .select('listing_id')
    .where('profile_id', '=', profileId)
    .execute();
  return rows.map(({ listing_id: id }) => id);
}

/** Always in the same order, so that two concurrent deletions do not deadlock. */
async function lockListings({ transaction, engine }: AccountDeletion, ids: readonly number[]): Promise<void> {
  if (engine !== 'postgres' || ids.length === 0) return;
  await transaction
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
