import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database';
import type { ProfileRow, Tables } from '../../../platform/database/tables';
import { countFavourites } from '../../saved/countFavourites';
import { averageRatings } from '../../saved/averageRatings';

/** What no transaction can undo, and so is left to do once the account is gone. */
export interface Leftovers {
  /** Below `/images/`: files that nothing refers to any more. */
  imagePaths: string[];
}

interface Work {
  transaction: Transaction<Tables>;
  engine: Database['engine'];
  profileId: number;
}

type Deleted = Pick<ProfileRow, 'id' | 'email_key' | 'date_email_proven'>;

/**
 * Deletes an account with all that is the member's own, and puts right what listings had counted of it: all of it or
 * nothing.
 */
export async function deleteOwn({ query, engine }: Database, profile: Deleted): Promise<Leftovers> {
  const profileId = profile.id;
  return query.transaction().execute(async (transaction) => {
    const work = { transaction, engine, profileId };
    // A write comes first: it takes SQLite's write lock before anything is read.
    await transaction.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
    await lockProfile(work);
    const favourites = await listingsOf(work, 'favourites');
    const ratings = await listingsOf(work, 'ratings');
    await lockListings(work, [...favourites, ...ratings]);

    const photos = await transaction
      .deleteFrom('photos')
      .where('profile_id', '=', profileId)
      .returning('image_path')
      .execute();
    // The rows of all other tables go with the profile's.
    await transaction.deleteFrom('profiles').where('id', '=', profileId).execute();
    // Letters and contests that this address asked for as a guest's are the same person's, once it is proven to be theirs.
    if (profile.date_email_proven !== null)
      for (const table of ['newsletter_subscribers', 'contest_entries'] as const)
        await transaction.deleteFrom(table).where('email_key', '=', profile.email_key).execute();
    for (const objectId of favourites) await countFavourites({ transaction, objectId, step: -1 });
    for (const objectId of ratings) await averageRatings({ transaction, objectId, step: -1 });
    return { imagePaths: photos.map(({ image_path: path }) => path) };
  });
}

/** From here on nothing new can be saved by this member. */
async function lockProfile({ transaction, engine, profileId }: Work): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction.selectFrom('profiles').select('id').where('id', '=', profileId).forUpdate().execute();
}

async function listingsOf({ transaction, profileId }: Work, table: 'favourites' | 'ratings') {
  const rows = await transaction
    .selectFrom(table)
    .select('listing_id')
    .where('profile_id', '=', profileId)
    .execute();
  return rows.map(({ listing_id: id }) => id);
}

/** In one order, so that two members who leave at once do not wait for each other. */
async function lockListings({ transaction, engine }: Work, ids: readonly number[]): Promise<void> {
  if (engine !== 'postgres' || ids.length === 0) return;
  await transaction
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
