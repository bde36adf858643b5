import type { Transaction } from 'kysely';
import type { ProfileRow, Tables } from '../../../platform/database/tables';
import { createMailToken, hashMailToken } from '../../../platform/security/mailToken';

/** As long as the owner of the earlier address may be away. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface NewTakeBack {
  /** Its current address may take the account back. */
  profile: Pick<ProfileRow, 'id' | 'email' | 'email_key'>;
  now: number;
}

/**
 * Creates a token by which the owner of the current address can take the account back, whatever happens to it
 * meanwhile.
 */
export async function addTakeBack(
  transaction: Transaction<Tables>,
  { profile, now }: NewTakeBack,
): Promise<string> {
  const token = createMailToken();
  await transaction.deleteFrom('email_take_backs').where('date_expires', '<=', now).execute();
  await transaction
    .insertInto('email_take_backs')
    .values({
      profile_id: profile.id,
      email: profile.email,
      email_key: profile.email_key,
      token_hash: hashMailToken(token),
      date_created: now,
      date_expires: now + LIFETIME_MS,
    })
    .execute();
  return token;
}
