import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

interface Ended {
  profileId: number;
  /** The member was shown their linked identities and wants to go on with them. */
  keepsIdentities?: boolean;
}

/**
 * Ends every way into an account but the password that was just set: sessions, links of reset mails, changes of email
 * that wait, linked identities and those about to be (DOOR-2). The caller has changed the profile in the same
 * transaction. Links by which an earlier address takes the account back stay: a thief who knows the password could
 * otherwise end them first. Browsers that were known are so no more, since their cookie rests on the old password.
 * @returns how many sessions there were
 */
export async function endWaysIn(
  transaction: Transaction<Tables>,
  { profileId, keepsIdentities = false }: Ended,
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
