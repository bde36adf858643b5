import { createValidationError } from '../../../platform/api/HttpError';
import type { Database } from '../../../platform/database/Database';
import type { ProfileRow } from '../../../platform/database/tables';
import { findEmailReservation } from '../../profiles/findEmailReservation';
import { toEmailKey, type ProfileRepository } from '../../profiles/repository';
import { getAddressKey } from '../../../platform/security/getAddressKey';
import type { RateLimiter } from '../../../platform/security/createRateLimiter';
import type { PasswordHasher } from '../../../platform/security/createPasswordHasher';
import { createMailToken, hashMailToken, isMailToken } from '../../../platform/security/mailToken';
import type { SiteSettings } from '../../../platform/settings/SiteSettings';
import { lockProfileRow } from '../../../platform/sessions/lockProfileRow';
import { addTakeBack } from './addTakeBack';
import type { EmailChangeMails } from './createEmailChangeMails';
import { moveEmail } from './moveEmail';

/** How long the link in a mail to the current or to the new address is valid. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Sign-up has to report this; hence its rate limit. */
export const EMAIL_TAKEN = { email: ['This email is already in use.'] };
const PASSWORD_MISSING = { current_password: ['Type your current password to change the email.'] };
const PASSWORD_WRONG = { current_password: ['The current password is not right.'] };

interface EmailChangesOptions {
  database: Database;
  profiles: ProfileRepository;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  mails: EmailChangeMails;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
}

interface EmailChangeRequest {
  profile: ProfileRow;
  email: string;
  currentPassword: string | undefined;
  /** Network address of the client. */
  ipAddress: string;
  /** The origin of links in mails. */
  origin: string | undefined;
}

/** The result of following a mail's link: `taken` if another account got the address meanwhile. */
export type EmailChangeResult =
  { done: 'approved' | 'changed'; email: string } | { done: 'taken' } | { done: 'invalid' };

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/**
 * Change of email: a new address is pending until its owner has confirmed it; until then the current one stays in use
 * everywhere (DOOR-1).
 */
export function createEmailChanges({
  database,
  profiles,
  passwords,
  rateLimiter,
  mails,
  settings,
}: EmailChangesOptions) {
  const { query, engine } = database;
  const { limits, now } = settings;

  /**
   * Starts a change, replacing a pending one. A member without a password has to approve it by a mail to the current
   * address; other members get a warning there at once.
   * @throws HttpError for `email` if it is taken, for `current_password` if that is missing or wrong; 429
   */
  async function request({
    profile,
    email,
    currentPassword,
    ipAddress,
    origin,
  }: EmailChangeRequest): Promise<void> {
    await rateLimiter.consume(`another email from ${getAddressKey(ipAddress)}`, limits.changeEmail);
    if (await isTaken(email, profile.id)) throw createValidationError(EMAIL_TAKEN);
    const hasPassword = profile.has_password === 1;
    if (hasPassword) await checkPassword(profile, currentPassword);
    // Limits the mails that can be sent to a stranger's address.
    await rateLimiter.consume(`another email ${toEmailKey(email)}`, limits.resetByEmail);

    const token = createMailToken();
    const moment = now();
    const change = {
      email,
      email_key: toEmailKey(email),
      token_hash: hashMailToken(token),
      step: hasPassword ? ('confirm' as const) : ('approve' as const),
      date_created: moment,
      date_expires: moment + LIFETIME_MS,
    };
    const { id: profileId, password_hash: passwordHash, email_key } = profile;
    const takeBackToken = await query.transaction().execute(async (transaction) => {
      const lockInput = { engine, profileId, passwordHash, emailKey: email_key };
      if (!(await lockProfileRow(transaction, lockInput))) throw createValidationError(PASSWORD_WRONG);
      await transaction.deleteFrom('email_changes').where('date_expires', '<=', moment).execute();
      await transaction
        .insertInto('email_changes')
        .values({ profile_id: profileId, ...change })
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(change))
        .execute();
      return hasPassword ? addTakeBack(transaction, { profile, now: moment }) : undefined;
    });

    const to = profile.email;
    if (takeBackToken === undefined) return mails.sendApproval({ to, token, origin, email });
    mails.sendConfirmation({ to: email, token, origin });
    mails.sendWarning({ to, token: takeBackToken, origin, email, isDone: false });
  }

  async function checkPassword(profile: ProfileRow, password: string | undefined): Promise<void> {
    if (password === undefined) throw createValidationError(PASSWORD_MISSING);
    const rateLimitKey = `password of ${profile.id}`;
    await rateLimiter.consume(rateLimitKey, limits.changePassword);
    const isCorrect = await rateLimiter.refundIfBusy(
      [rateLimitKey],
      passwords.verify(password, profile.password_hash),
    );
    if (!isCorrect) throw createValidationError(PASSWORD_WRONG);
  }

  async function isTaken(email: string, profileId: number): Promise<boolean> {
    const owner = (await profiles.findByEmail(email))?.id;
    const holder = owner ?? (await findEmailReservation(query, { emailKey: toEmailKey(email), now: now() }));
    return holder !== undefined && holder !== profileId;
  }

  /** The change that a link would make; checking does not use it up. Undefined if it is used, expired or forged. */
  async function findByToken(token: string) {
    if (!isMailToken(token)) return undefined;
    return query
      .selectFrom('email_changes')
      .innerJoin('profiles', 'profiles.id', 'email_changes.profile_id')
      .select(['profile_id as profileId', 'step', 'email_changes.email', 'profiles.email as presentEmail'])
      .where('token_hash', '=', hashMailToken(token))
      .where('date_expires', '>', now())
      .executeTakeFirst();
  }

  /**
   * Performs what the mail's button says, once.
   * @throws HttpError 429
   */
  async function followLink({ token, address, origin }: EmailLinkInput): Promise<EmailChangeResult> {
    await rateLimiter.consume(`new password from ${getAddressKey(address)}`, limits.confirmReset);
    const change = await findByToken(token);
    if (!change) return { done: 'invalid' };
    if (change.step === 'approve') return approve({ token, origin });
    const { profileId } = change;
    const result = await moveEmail(database, { profileId, tokenHash: hashMailToken(token), now: now() });
    if (typeof result === 'string') return { done: result };
    const { before, email, takeBackToken } = result;
    mails.sendWarning({ to: before, token: takeBackToken, origin, email, isDone: true });
    return { done: 'changed', email };
  }

  async function approve({ token, origin }: Omit<EmailLinkInput, 'address'>): Promise<EmailChangeResult> {
    const confirmToken = createMailToken();
    const change = await query
      .updateTable('email_changes')
      .set({ token_hash: hashMailToken(confirmToken), step: 'confirm', date_expires: now() + LIFETIME_MS })
      .where('token_hash', '=', hashMailToken(token))
      .where('step', '=', 'approve')
      .where('date_expires', '>', now())
      .returning('email')
      .executeTakeFirst();
    if (!change) return { done: 'invalid' };
    mails.sendConfirmation({ to: change.email, token: confirmToken, origin });
    return { done: 'approved', email: change.email };
  }

  /** The address that is waiting for confirmation. */
  async function findPending(profileId: number): Promise<string | null> {
    const row = await query
      .selectFrom('email_changes')
      .select('email')
      .where('profile_id', '=', profileId)
      .where('date_expires', '>', now())
      .executeTakeFirst();
    return row?.email ?? null;
  }

  async function cancel(profileId: number): Promise<void> {
    await query.deleteFrom('email_changes').where('profile_id', '=', profileId).execute();
  }

  return { request, find: findByToken, follow: followLink, findPending, cancel };
}

interface EmailLinkInput {
  token: string;
  /** Network address of the client. */
  address: string;
  /** The origin of links in mails. */
  origin: string | undefined;
}
