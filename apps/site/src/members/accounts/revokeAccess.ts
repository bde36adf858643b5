import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

interface RevokeAccessInput {
  profileId: number;
  /** The member was shown their linked identities and wants to keep them. */
  keepsIdentities?: boolean;
}

/**
 * Revokes all access to an account except the password that was just set: sessions, reset links, pending changes of
 * email, linked identities and pending links (DOOR-2). The caller has changed the profile in the same transaction.
 * Links by which an earlier address takes the account back stay: a thief who knows the password could otherwise revoke
 * them first. Known browsers are no longer known, since their cookie depends on the old password.
 * @returns the number of ended sessions
 */
export async function revokeAccess(
  transaction: Transaction<Tables>,
  { profileId, keepsIdentities = false }: RevokeAccessInput,
): Promise<number> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  await transaction.deleteFrom('reset_tokens').where('profile_id', '=', profileId).execute();
  await transaction.deleteFrom('email_changes').where('profile_id', '=', profileId).execute();
  await transaction.deleteFrom('waiting_links').where('profile_id', '=', profileId).execute();
  if (!keepsIdentities)
    await transaction.deleteFrom('external_identities').where('profile_id', '=', profileId).execute();
  return Number(ended.numDeletedRows);
}
