import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { createFieldProblem } from '../api/apiProblem';
import type { Database } from '../database/database';
import { forgetUnproven } from '../facebook-log-in/forgetUnproven';
import { composeResetMail } from '../mail/composeResetMail';
import type { SendMail } from '../mail/mail';
import { emailKey, type ProfileRepository } from '../profiles/repository';
import { addressKey } from '../security/addressKey';
import type { Attempts } from '../security/attempts';
import type { Passwords } from '../security/createPasswords';
import type { Brand } from '../settings/loadBrand';
import type { SiteSettings } from '../settings/siteSettings';
import { refuseWeakPassword } from './createAccounts';

const LIFETIME_MS = 60 * 60 * 1000;
const TOKEN_FORM = /^[\w-]{43}$/;

export const USELESS_TOKEN = { token: ['This link no longer works. Ask for a new one.'] };

interface Parts {
  database: Database;
  profiles: ProfileRepository;
  passwords: Passwords;
  attempts: Attempts;
  sendMail: SendMail;
  brand: Brand;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
  reportFault(error: unknown): void;
}

/** What a new password is set with, and the network address it came from. */
export interface Redemption {
  token: string;
  password: string;
  address: string;
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** Forgotten passwords: a link of one use by mail, which sets a new one. */
export function createPasswordResets(parts: Parts) {
  const { database, profiles, passwords, attempts, sendMail, brand, settings, reportFault } = parts;
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
    // Not before the answer is on its way: what a synchronous database does here would otherwise delay it.
    await setImmediate();
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
    const link = `${origin}/accounts/reset-password/?token=${token}`;
    await sendMail(composeResetMail({ brand, to: profile.email, link }));
  }

  /** Whether `token` would set a password now; asking uses nothing up. */
  async function isGood(token: string): Promise<boolean> {
    if (!TOKEN_FORM.test(token)) return false;
    const row = await database.query
      .selectFrom('reset_tokens')
      .select('profile_id')
      .where('token_hash', '=', hashToken(token))
      .where('date_used', 'is', null)
      .where('date_expires', '>', settings.now())
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Sets the new password, once, and ends every session of the member. Gives the new hash: whoever reads a member's
   * mail has shown who they are, and their browser may be known from then on.
   * @throws ApiProblem at `token` where it is used, old or made up; at `new_password` where that is too weak, and the
   * token then stays good; 429.
   */
  async function redeem({ token, password, address }: Redemption): Promise<string> {
    await attempts.count(`new password from ${addressKey(address)}`, settings.limits.confirmReset);
    if (!(await isGood(token))) throw createFieldProblem(USELESS_TOKEN);
    refuseWeakPassword('new_password', password);
    const passwordHash = await passwords.hash(password);
    const moment = settings.now();
    const isDone = await database.query.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('reset_tokens')
        .set({ date_used: moment })
        .where('token_hash', '=', hashToken(token))
        .where('date_used', 'is', null)
        .where('date_expires', '>', moment)
        .returning('profile_id')
        .executeTakeFirst();
      if (!used) return false;
      const id = used.profile_id;
      await transaction
        .updateTable('profiles')
        .set({ password_hash: passwordHash, date_email_proven: moment })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('sessions').where('profile_id', '=', id).execute();
      await forgetUnproven(transaction, id);
      await transaction.deleteFrom('reset_tokens').where('profile_id', '=', id).execute();
      return true;
    });
    if (!isDone) throw createFieldProblem(USELESS_TOKEN);
    return passwordHash;
  }

  /** Makes the links in earlier mails useless: they went to an address that may be somebody else's by now. */
  async function forget(profileId: number): Promise<void> {
    await database.query.deleteFrom('reset_tokens').where('profile_id', '=', profileId).execute();
  }

  /** Resolves when every mail asked for so far is handed over. */
  async function whenIdle(): Promise<void> {
    await Promise.all(underWay);
  }

  return { request, isGood, redeem, forget, whenIdle };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
