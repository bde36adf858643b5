import { randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/database';
import { moveSubscription } from '../../newsletters/moveSubscription';
import { addressKey } from '../../../platform/security/addressKey';
import type { Attempts } from '../../../platform/security/attempts';
import type { Passwords } from '../../../platform/security/createPasswords';
import { hashMailToken, isMailToken } from '../../../platform/security/mailToken';
import type { SiteSettings } from '../../../platform/settings/siteSettings';
import type { PasswordResets } from '../createPasswordResets';
import { endWaysIn } from '../endWaysIn';
import { holdProfile } from '../../../platform/sessions/holdProfile';

interface Parts {
  database: Database;
  passwords: Passwords;
  passwordResets: Pick<PasswordResets, 'mailLink'>;
  attempts: Attempts;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
}

interface Order {
  token: string;
  address: string;
  origin: string | undefined;
}

export type TakeBacks = ReturnType<typeof createTakeBacks>;

/** Links by which the owner of the earlier address takes the account back (DOOR-1). */
export function createTakeBacks({ database, passwords, passwordResets, attempts, settings }: Parts) {
  const { query, engine } = database;
  const { limits, now } = settings;

  /** The address that a link brings back; undefined where it is used, old or made up. Asking uses nothing up. */
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
   * Brings the address back, once, and ends every way into the account, the password as well, since whoever changed the
   * address knew it. A mail to the address leads to a new one. Links of earlier addresses stay good, those of later ones
   * end: the one who had the account first has the last word.
   * @returns the address; undefined where the link is used, old or made up
   * @throws ApiProblem 429
   */
  async function redeem({ token, address, origin }: Order): Promise<string | undefined> {
    const budget = `new password from ${addressKey(address)}`;
    await attempts.count(budget, limits.confirmReset);
    const found = await findRow(token);
    if (!found) return undefined;
    const passwordHash = await attempts.giveBackIfBusy(
      [budget],
      passwords.hash(randomBytes(32).toString('base64url')),
    );
    const { profile_id: profileId, email, email_key } = found;
    const isDone = await query.transaction().execute(async (transaction) => {
      if (!(await holdProfile(transaction, { engine, profileId, isExclusive: true }))) return false;
      const used = await transaction
        .deleteFrom('email_take_backs')
        .where('id', '=', found.id)
        .where('date_expires', '>', now())
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) return false;
      const { email_key: from } = await transaction
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
        .where('id', '>', found.id)
        .execute();
      await endWaysIn(transaction, { profileId });
      if (from !== email_key) await moveSubscription(transaction, { from, to: { email, email_key } });
      return true;
    });
    if (!isDone) return undefined;
    passwordResets.mailLink({ email, origin });
    return email;
  }

  return { find, redeem };
}
