import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/isUniqueViolation';
import type { ProfileRow, Tables } from '../../../platform/database/tables';
import { moveSubscription } from '../../newsletters/moveSubscription';
import { findReservation } from '../../profiles/findReservation';
import { holdProfile } from '../../../platform/sessions/holdProfile';
import { addTakeBack } from './addTakeBack';

interface Confirmed {
  profileId: number;
  tokenHash: string;
  now: number;
}

interface Moved {
  /** The address that it was before. */
  before: string;
  email: string;
  takeBackToken: string;
}

class Taken extends Error {}

/** Makes a confirmed address the member's: all of it or nothing. */
export async function moveEmail(
  { query, engine }: Database,
  { profileId, tokenHash, now }: Confirmed,
): Promise<Moved | 'taken' | 'useless'> {
  try {
    return await query.transaction().execute(async (transaction) => {
      if (!(await holdProfile(transaction, { engine, profileId, isExclusive: true }))) return 'useless';
      const change = await transaction
        .deleteFrom('email_changes')
        .where('token_hash', '=', tokenHash)
        .where('step', '=', 'confirm')
        .where('date_expires', '>', now)
        .returning(['email', 'email_key'])
        .executeTakeFirst();
      if (!change) return 'useless';
      const before = await transaction
        .selectFrom('profiles')
        .select(['id', 'email', 'email_key', 'date_email_proven'])
        .where('id', '=', profileId)
        .executeTakeFirstOrThrow();
      await setProvenEmail(transaction, { before, after: change, now });
      return {
        before: before.email,
        email: change.email,
        takeBackToken: await addTakeBack(transaction, { profile: before, now }),
      };
    });
  } catch (error) {
    if (!(error instanceof Taken) && !isUniqueViolation(error, engine)) throw error;
    await query.deleteFrom('email_changes').where('token_hash', '=', tokenHash).execute();
    return 'taken';
  }
}

interface NewEmail {
  before: Pick<ProfileRow, 'id' | 'email_key' | 'date_email_proven'>;
  after: Pick<ProfileRow, 'email' | 'email_key'>;
  now: number;
}

/**
 * Links of reset mails went to the earlier address and end. Linked identities go along, since whoever holds the account
 * has shown that the address is theirs; so do letters, where the earlier one was proven as well.
 * @throws where another account has the address, or may still take it back
 */
async function setProvenEmail(
  transaction: Transaction<Tables>,
  { before, after: { email, email_key }, now }: NewEmail,
): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set({ email, email_key, date_email_proven: now })
    .where('id', '=', before.id)
    .execute();
  const holder = await findReservation(transaction, { emailKey: email_key, now });
  if (holder !== undefined && holder !== before.id) throw new Taken();
  await transaction.deleteFrom('reset_tokens').where('profile_id', '=', before.id).execute();
  await transaction
    .updateTable('external_identities')
    .set({ email_key })
    .where('profile_id', '=', before.id)
    .where('email_key', '=', before.email_key)
    .execute();
  if (before.date_email_proven !== null)
    await moveSubscription(transaction, { from: before.email_key, to: { email, email_key } });
}
