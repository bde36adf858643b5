import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { isUniqueViolation } from '../../../platform/database/isUniqueViolation';
import type { ProfileRow, Tables } from '../../../platform/database/tables';
import { moveSubscription } from '../../newsletters/moveSubscription';
import { findEmailReservation } from '../../profiles/findEmailReservation';
import { lockProfileRow } from '../../../platform/sessions/lockProfileRow';
import { addTakeBack } from './addTakeBack';

interface MoveEmailInput {
  profileId: number;
  tokenHash: string;
  now: number;
}

interface MoveEmailResult {
  /** The previous address. */
  before: string;
  email: string;
  takeBackToken: string;
}

class EmailTakenError extends Error {}

/** Makes a confirmed address the member's, in one transaction. */
export async function moveEmail(
  { query, engine }: Database,
  { profileId, tokenHash, now }: MoveEmailInput,
): Promise<MoveEmailResult | 'taken' | 'invalid'> {
  try {
    return await query.transaction().execute(async (transaction) => {
      if (!(await lockProfileRow(transaction, { engine, profileId, isExclusive: true }))) return 'invalid';
      const change = await transaction
        .deleteFrom('email_changes')
        .where('token_hash', '=', tokenHash)
        .where('step', '=', 'confirm')
        .where('date_expires', '>', now)
        .returning(['email', 'email_key'])
        .executeTakeFirst();
      if (!change) return 'invalid';
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
    if (!(error instanceof EmailTakenError) && !isUniqueViolation(error, engine)) throw error;
    await query.deleteFrom('email_changes').where('token_hash', '=', tokenHash).execute();
    return 'taken';
  }
}

interface ProvenEmailInput {
  before: Pick<ProfileRow, 'id' | 'email_key' | 'date_email_proven'>;
  after: Pick<ProfileRow, 'email' | 'email_key'>;
  now: number;
}

/**
 * Reset links were sent to the earlier address and end. Linked identities move to the new address, since its owner has
 * confirmed it; so do newsletters, if the earlier address was verified as well.
 * @throws EmailTakenError if another account has the address, or may still take it back
 */
async function setProvenEmail(
  transaction: Transaction<Tables>,
  { before, after: { email, email_key }, now }: ProvenEmailInput,
): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set({ email, email_key, date_email_proven: now })
    .where('id', '=', before.id)
    .execute();
  const holder = await findEmailReservation(transaction, { emailKey: email_key, now });
  if (holder !== undefined && holder !== before.id) throw new EmailTakenError();
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
