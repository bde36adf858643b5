import { setImmediate } from 'node:timers/promises';
import { createValidationError } from '../../platform/api/HttpError';
import type { Database } from '../../platform/database/Database';
import { composeResetMail } from '../../platform/mail/composeResetMail';
import type { SendMail } from '../../platform/mail/Mail';
import { toEmailKey, type ProfileRepository } from '../profiles/repository';
import { getAddressKey } from '../../platform/security/getAddressKey';
import type { RateLimiter } from '../../platform/security/createRateLimiter';
import type { PasswordHasher } from '../../platform/security/createPasswordHasher';
import { createMailToken, hashMailToken, isMailToken } from '../../platform/security/mailToken';
import type { MailBrand } from '../../platform/settings/loadBrand';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { assertStrongPassword } from './createAccounts';
import { revokeAccess } from './revokeAccess';
import { lockProfileRow } from '../../platform/sessions/lockProfileRow';

const LIFETIME_MS = 60 * 60 * 1000;

export const INVALID_TOKEN = { token: ['This link no longer works. Ask for a new one.'] };

interface PasswordResetsOptions {
  database: Database;
  profiles: ProfileRepository;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  sendMail: SendMail;
  brand: MailBrand;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
  reportError(error: unknown): void;
}

/** The reset token, the new password, and the network address of the client. */
export interface PasswordResetInput {
  token: string;
  password: string;
  ipAddress: string;
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** Forgotten passwords: a single-use link by mail, which sets a new one. */
export function createPasswordResets(options: PasswordResetsOptions) {
  const { database, profiles, passwords, rateLimiter, sendMail, brand, settings, reportError } = options;
  const pending = new Set<Promise<void>>();

  /**
   * Accepts the request and returns at once; looking up the account and mailing it happens afterwards, so that neither
   * the response nor its timing reveals whether there is one. `origin` is that of the link; without one no mail is
   * sent, and an error is reported.
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
    await rateLimiter.consume(`reset from ${getAddressKey(address)}`, settings.limits.resetByAddress);
    await rateLimiter.consume(`reset of ${toEmailKey(email)}`, settings.limits.resetByEmail);
    mailLink({ email, origin });
  }

  /** Mails a link to the account with this address, if there is one, after the response. */
  function mailLink(input: { email: string; origin: string | undefined }): void {
    const task: Promise<void> = createAndSendLink(input)
      .catch(reportError)
      .finally(() => pending.delete(task));
    pending.add(task);
  }

  async function createAndSendLink({
    email,
    origin,
  }: {
    email: string;
    origin: string | undefined;
  }): Promise<void> {
    // Only after the response: a synchronous database would otherwise delay it.
    await setImmediate();
    const profile = await profiles.findByEmail(email);
    if (!profile) return;
    if (origin === undefined)
      throw new Error('A reset mail was not sent: SITE_ORIGIN must say where its link leads.');
    const token = createMailToken();
    const moment = settings.now();
    const isCreated = await database.query.transaction().execute(async (transaction) => {
      // The account may have another address since it was looked up.
      const lockInput = { engine: database.engine, profileId: profile.id, emailKey: profile.email_key };
      if (!(await lockProfileRow(transaction, lockInput))) return false;
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
    if (!isCreated) return;
    const link = `${origin}/accounts/reset-password/?token=${token}`;
    await sendMail(composeResetMail({ brand, to: profile.email, link }));
  }

  /** Whether `token` could set a password now; checking does not use it up. */
  async function isValid(token: string): Promise<boolean> {
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
   * Sets the new password, once, and revokes all other access. Returns the new hash: the link proved that this is the
   * member, so their browser may be remembered.
   * @throws HttpError for `token` if it is used, expired or forged; for `new_password` if that is too weak, and the
   * token then stays valid; 429.
   */
  async function resetPassword({ token, password, ipAddress }: PasswordResetInput): Promise<string> {
    const rateLimitKey = `new password from ${getAddressKey(ipAddress)}`;
    await rateLimiter.consume(rateLimitKey, settings.limits.confirmReset);
    const profileId = await findOwner(token);
    if (profileId === undefined) throw createValidationError(INVALID_TOKEN);
    assertStrongPassword('new_password', password);
    const passwordHash = await rateLimiter.refundIfBusy([rateLimitKey], passwords.hash(password));
    const moment = settings.now();
    const { query, engine } = database;
    const isDone = await query.transaction().execute(async (transaction) => {
      if (!(await lockProfileRow(transaction, { engine, profileId, isExclusive: true }))) return false;
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
      await revokeAccess(transaction, { profileId });
      return true;
    });
    if (!isDone) throw createValidationError(INVALID_TOKEN);
    return passwordHash;
  }

  /** Resolves when all mails so far are sent. */
  async function whenIdle(): Promise<void> {
    await Promise.all(pending);
  }

  return { request, mailLink, isValid, resetPassword, whenIdle };
}
