import { setImmediate } from 'node:timers/promises';
import { createFieldProblem } from '../../platform/api/apiProblem';
import type { Database } from '../../platform/database/database';
import { composeResetMail } from '../../platform/mail/composeResetMail';
import type { SendMail } from '../../platform/mail/mail';
import { emailKey, type ProfileRepository } from '../profiles/repository';
import { addressKey } from '../../platform/security/addressKey';
import type { Attempts } from '../../platform/security/attempts';
import type { Passwords } from '../../platform/security/createPasswords';
import { createMailToken, hashMailToken, isMailToken } from '../../platform/security/mailToken';
import type { Brand } from '../../platform/settings/loadBrand';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { refuseWeakPassword } from './createAccounts';
import { endWaysIn } from './endWaysIn';
import { holdProfile } from '../../platform/sessions/holdProfile';

const LIFETIME_MS = 60 * 60 * 1000;

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
    mailLink({ email, origin });
  }

  /** Mails a link to whoever has the address, if anybody does, after the answer has left. */
  function mailLink(order: { email: string; origin: string | undefined }): void {
    const work: Promise<void> = sendLink(order)
      .catch(reportFault)
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  async function sendLink({ email, origin }: { email: string; origin: string | undefined }): Promise<void> {
    // Not before the answer is on its way: what a synchronous database does here would otherwise delay it.
    await setImmediate();
    const profile = await profiles.findByEmail(email);
    if (!profile) return;
    if (origin === undefined)
      throw new Error('A reset mail was not sent: SITE_ORIGIN must say where its link leads.');
    const token = createMailToken();
    const moment = settings.now();
    const isMade = await database.query.transaction().execute(async (transaction) => {
      // Whose address it is may have changed since it was looked up.
      const held = { engine: database.engine, profileId: profile.id, emailKey: profile.email_key };
      if (!(await holdProfile(transaction, held))) return false;
      await transaction.deleteFrom('reset_tokens').where('date_expires', '<=', moment).execute();
      await transaction
        .insertInto('reset_tokens')
        .values({
          token_hash: hashMailToken(token),
          profile_id: profile.id,
          date_created: moment,
          date_expires: moment + LIFETIME_MS,
          date_used: null,
        })
        .execute();
      return true;
    });
    if (!isMade) return;
    const link = `${origin}/accounts/reset-password/?token=${token}`;
    await sendMail(composeResetMail({ brand, to: profile.email, link }));
  }

  /** Whether `token` would set a password now; asking uses nothing up. */
  async function isGood(token: string): Promise<boolean> {
    return (await findOwner(token)) !== undefined;
  }

  async function findOwner(token: string): Promise<number | undefined> {
    if (!isMailToken(token)) return undefined;
    const row = await database.query
      .selectFrom('reset_tokens')
      .select('profile_id')
      .where('token_hash', '=', hashMailToken(token))
      .where('date_used', 'is', null)
      .where('date_expires', '>', settings.now())
      .executeTakeFirst();
    return row?.profile_id;
  }

  /**
   * Sets the new password, once, and ends every other way in. Gives the new hash: whoever reads a member's
   * mail has shown who they are, and their browser may be known from then on.
   * @throws ApiProblem at `token` where it is used, old or made up; at `new_password` where that is too weak, and the
   * token then stays good; 429.
   */
  async function redeem({ token, password, address }: Redemption): Promise<string> {
    const budget = `new password from ${addressKey(address)}`;
    await attempts.count(budget, settings.limits.confirmReset);
    const profileId = await findOwner(token);
    if (profileId === undefined) throw createFieldProblem(USELESS_TOKEN);
    refuseWeakPassword('new_password', password);
    const passwordHash = await attempts.giveBackIfBusy([budget], passwords.hash(password));
    const moment = settings.now();
    const { query, engine } = database;
    const isDone = await query.transaction().execute(async (transaction) => {
      if (!(await holdProfile(transaction, { engine, profileId, isExclusive: true }))) return false;
      const used = await transaction
        .deleteFrom('reset_tokens')
        .where('token_hash', '=', hashMailToken(token))
        .where('date_used', 'is', null)
        .where('date_expires', '>', moment)
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) return false;
      await transaction
        .updateTable('profiles')
        .set({
          password_hash: passwordHash,
          has_password: 1,
          date_password_changed: moment,
          date_email_proven: moment,
        })
        .where('id', '=', profileId)
        .execute();
      await endWaysIn(transaction, { profileId });
      return true;
    });
    if (!isDone) throw createFieldProblem(USELESS_TOKEN);
    return passwordHash;
  }

  /** Resolves when every mail asked for so far is handed over. */
  async function whenIdle(): Promise<void> {
    await Promise.all(underWay);
  }

  return { request, mailLink, isGood, redeem, whenIdle };
}
