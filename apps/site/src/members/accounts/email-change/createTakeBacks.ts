import { randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/Database';
import { moveSubscription } from '../../newsletters/moveSubscription';
import { getAddressKey } from '../../../platform/security/getAddressKey';
import type { RateLimiter } from '../../../platform/security/createRateLimiter';
import type { PasswordHasher } from '../../../platform/security/createPasswordHasher';
import { hashMailToken, isMailToken } from '../../../platform/security/mailToken';
import type { SiteSettings } from '../../../platform/settings/SiteSettings';
import type { PasswordResets } from '../createPasswordResets';
import { revokeAccess } from '../revokeAccess';
import { lockProfileRow } from '../../../platform/sessions/lockProfileRow';

interface TakeBacksOptions {
  database: Database;
  passwords: PasswordHasher;
  passwordResets: Pick<PasswordResets, 'mailLink'>;
  rateLimiter: RateLimiter;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
}

interface RedeemTakeBackInput {
  token: string;
  ipAddress: string;
  origin: string | undefined;
}

export type TakeBacks = ReturnType<typeof createTakeBacks>;

/** Links by which the owner of the earlier address takes the account back (DOOR-1). */
export function createTakeBacks({
  database,
  passwords,
  passwordResets,
  rateLimiter,
  settings,
}: TakeBacksOptions) {
  const { query, engine } = database;
  const { limits, now } = settings;

  /** The address that a link would restore; undefined if it is used, expired or forged. Checking does not use it up. */
  async function find(token: string): Promise<string | undefined> {
    return (await findRow(token))?.email;
  }

  async function findRow(token: string) {
    if (!isMailToken(token)) return undefined;
    return query
      .selectFrom('email_take_backs')
      .select(['id', 'profile_id', 'email', 'email_key'])
      .where('token_hash', '=', hashMailToken(token))
      .where('date_expires', '>', now())
      .executeTakeFirst();
  }

  /**
   * Restores the address, once, and revokes all access to the account, including the password, since whoever changed
   * the address knew it. A mail to the address leads to a new one. Links of earlier addresses stay valid, those of
   * later ones end: the first owner of the account has the last word.
   * @returns the address; undefined if the link is used, expired or forged
   * @throws HttpError 429
   */
  async function redeem({ token, ipAddress, origin }: RedeemTakeBackInput): Promise<string | undefined> {
    const rateLimitKey = `new password from ${getAddressKey(ipAddress)}`;
    await rateLimiter.consume(rateLimitKey, limits.confirmReset);
    const takeBack = await findRow(token);
    if (!takeBack) return undefined;
    const passwordHash = await rateLimiter.refundIfBusy(
      [rateLimitKey],
      passwords.hash(randomBytes(32).toString('base64url')),
    );
    const { profile_id: profileId, email, email_key } = takeBack;
    const isDone = await query.transaction().execute(async (transaction) => {
      if (!(await lockProfileRow(transaction, { engine, profileId, isExclusive: true }))) return false;
      const used = await transaction
        .deleteFrom('email_take_backs')
        .where('id', '=', takeBack.id)
        .where('date_expires', '>', now())
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) return false;
      const { email_key: currentKey } = await transaction
        .selectFrom('profiles')
        .select('email_key')
        .where('id', '=', profileId)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('profiles')
        .set({ email, email_key, date_email_proven: now() })
        .set({ password_hash: passwordHash, has_password: 0, date_password_changed: null })
        .where('id', '=', profileId)
        .execute();
      await transaction
        .deleteFrom('email_take_backs')
        .where('profile_id', '=', profileId)
        .where('id', '>', takeBack.id)
        .execute();
      await revokeAccess(transaction, { profileId });
      if (currentKey !== email_key)
        await moveSubscription(transaction, { from: currentKey, to: { email, email_key } });
      return true;
    });
    if (!isDone) return undefined;
    passwordResets.mailLink({ email, origin });
    return email;
  }

  return { find, redeem };
}
