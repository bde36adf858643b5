import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import type { SendMail } from '../mail/mail';
import { emailKey, type ProfileRepository } from '../profiles/repository';
import { addressKey } from '../security/addressKey';
import type { Attempts } from '../security/attempts';
import type { Passwords } from '../security/createPasswords';
import type { SiteSettings } from '../settings/siteSettings';
import { refuseWeakPassword } from './createAccounts';

const LIFETIME_MS = 60 * 60 * 1000;

interface Parts {
  database: Database;
  profiles: ProfileRepository;
  passwords: Passwords;
  attempts: Attempts;
  sendMail: SendMail;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
  reportFault(error: unknown): void;
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** Forgotten passwords: a link of one use by mail, which sets a new one. */
export function createPasswordResets(parts: Parts) {
  const { database, profiles, passwords, attempts, sendMail, settings, reportFault } = parts;
  const underWay = new Set<Promise<void>>();

  /**
   * Takes the request and comes back at once; looking up the account and mailing it happens afterwards, so that
   * neither words nor waiting tell whether there is one. `origin` is where the link leads; without one no mail is
   * sent, and that is reported.
   */
  async function request({
    email,
    address,
    origin,
  }: {
    email: string;
    address: string;
    origin: string | undefined;
  }): Promise<void> {
    await attempts.count(`reset from ${addressKey(address)}`, settings.limits.resetByAddress);
    await attempts.count(`reset of ${emailKey(email)}`, settings.limits.resetByEmail);
    const work: Promise<void> = mailLink(email, origin)
      .catch(reportFault)
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  async function mailLink(email: string, origin: string | undefined): Promise<void> {
    const profile = await profiles.findByEmail(email);
    if (!profile) return;
    if (origin === undefined)
      throw new Error('A reset mail was not sent: SITE_ORIGIN must say where its link leads.');
    const token = randomBytes(32).toString('base64url');
    const moment = settings.now();
    const { query } = database;
    await query.deleteFrom('reset_tokens').where('date_expires', '<=', moment).execute();
    await query
      .insertInto('reset_tokens')
      .values({
        token_hash: hashToken(token),
        profile_id: profile.id,
        date_created: moment,
        date_expires: moment + LIFETIME_MS,
        date_used: null,
      })
      .execute();
    await sendMail({
      to: profile.email,
      subject: 'Choose a new password',
      text: `Somebody, hopefully you, asked for a new password. Choose one within an hour:\n\n${origin}/accounts/reset-password/?token=${token}\n\nIf it was not you, nothing needs doing.\n`,
    });
  }

  /**
   * Sets the new password if `token` is good, once; gives the member's id, or undefined for a used, old or made-up
   * token.
   * @throws ApiProblem where the password is too weak; the token then stays good.
   */
  async function redeem(token: string, password: string): Promise<number | undefined> {
    refuseWeakPassword('new_password', password);
    const passwordHash = await passwords.hash(password);
    const moment = settings.now();
    return database.query.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('reset_tokens')
        .set({ date_used: moment })
        .where('token_hash', '=', hashToken(token))
        .where('date_used', 'is', null)
        .where('date_expires', '>', moment)
        .returning('profile_id')
        .executeTakeFirst();
      if (!used) return undefined;
      const id = used.profile_id;
      await transaction
        .updateTable('profiles')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('sessions').where('profile_id', '=', id).execute();
      await transaction.deleteFrom('reset_tokens').where('profile_id', '=', id).execute();
      return id;
    });
  }

  /** Resolves when every mail asked for so far is handed over. */
  async function whenIdle(): Promise<void> {
    await Promise.all(underWay);
  }

  return { request, redeem, whenIdle };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
