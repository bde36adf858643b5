import { findPasswordErrors, type ProfilePatch } from '@cityguide/api/contract';
import { createValidationError } from '../../platform/api/HttpError';
import type { Database } from '../../platform/database/Database';
import type { ProfileRow } from '../../platform/database/tables';
import { toEmailKey, type ProfileRepository } from '../profiles/repository';
import { getAddressKey } from '../../platform/security/getAddressKey';
import type { RateLimit } from '../../platform/security/rateLimits';
import type { RateLimiter } from '../../platform/security/createRateLimiter';
import { findKnownDevice } from '../../platform/security/knownDevice';
import type { PasswordHasher } from '../../platform/security/createPasswordHasher';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { EMAIL_TAKEN, type EmailChanges } from './email-change/createEmailChanges';
import { revokeAccess } from './revokeAccess';
import { lockProfileRow } from '../../platform/sessions/lockProfileRow';

/** Credentials as typed, and the network address of the client. */
export interface CredentialsInput {
  email: string;
  password: string;
  ipAddress: string;
  /** Tokens from the browser's devices cookie. */
  devices?: readonly string[];
}

interface AccountsOptions {
  database: Database;
  profiles: ProfileRepository;
  emailChanges: EmailChanges;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
}

interface PasswordChange {
  profileId: number;
  currentPassword: string;
  newPassword: string;
  /** Whether linked identities stay linked. */
  keepsIdentities?: boolean | undefined;
}

interface ProfileChange {
  profileId: number;
  patch: ProfilePatch;
  /** Network address of the client. */
  ipAddress: string;
  /** The origin of links in mails. */
  origin: string | undefined;
}

const PASSWORD_WRONG = { current_password: ['The current password is not right.'] };

type RateLimitBucket = readonly [key: string, limit: RateLimit];

export type Accounts = ReturnType<typeof createAccounts>;

/** The rules of log-in, sign-up and password change, for the API and for forms. Rejects with HttpError. */
export function createAccounts(options: AccountsOptions) {
  const { database, profiles, emailChanges, passwords, rateLimiter } = options;
  const { limits, now } = options.settings;

  /** The response and its timing are the same whether the account does not exist or only the password is wrong. */
  async function logIn({ email, password, ipAddress, devices = [] }: CredentialsInput): Promise<ProfileRow> {
    const profile = await profiles.findByEmail(email);
    const device = findKnownDevice(devices, profile?.password_hash);
    const buckets: RateLimitBucket[] = device
      ? [[`log-in by ${device}`, limits.logInByDevice]]
      : [
          [`log-in from ${getAddressKey(ipAddress)}`, limits.logInByAddress],
          [`log-in as ${toEmailKey(email)}`, limits.logInByEmail],
        ];
    for (const [key, limit] of buckets) await rateLimiter.consume(key, limit);
    const isCorrect = await rateLimiter.refundIfBusy(
      buckets.map(([key]) => key),
      passwords.verify(password, profile?.password_hash),
    );
    if (profile && isCorrect) {
      for (const [key] of buckets) await rateLimiter.refund(key);
      return profile;
    }
    throw createValidationError({ non_field_errors: ['Unable to log in with provided credentials.'] });
  }

  async function register({ email, password, ipAddress }: CredentialsInput): Promise<ProfileRow> {
    const rateLimitKey = `sign-up from ${getAddressKey(ipAddress)}`;
    await rateLimiter.consume(rateLimitKey, limits.signUp);
    const passwordErrors = findPasswordErrors(password);
    const isTaken = (await profiles.findByEmail(email)) !== undefined;
    if (isTaken || passwordErrors.length > 0) {
      throw createValidationError({
        ...(isTaken && EMAIL_TAKEN),
        ...(passwordErrors.length > 0 && { password: passwordErrors }),
      });
    }
    const passwordHash = await rateLimiter.refundIfBusy([rateLimitKey], passwords.hash(password));
    const profile = await profiles.create({ email, passwordHash });
    if (!profile) throw createValidationError(EMAIL_TAKEN);
    return profile;
  }

  /**
   * Sets another password and revokes all other access, including the caller's own session. Returns the updated
   * profile, to sign in again: a copied session cookie must not outlive the password.
   */
  async function changePassword(change: PasswordChange): Promise<ProfileRow> {
    const { profileId, currentPassword, newPassword, keepsIdentities = false } = change;
    const rateLimitKey = `password of ${profileId}`;
    await rateLimiter.consume(rateLimitKey, limits.changePassword);
    const profile = await profiles.findById(profileId);
    const isCorrect = await rateLimiter.refundIfBusy(
      [rateLimitKey],
      passwords.verify(currentPassword, profile?.password_hash),
    );
    if (!profile || !isCorrect) throw createValidationError(PASSWORD_WRONG);
    assertStrongPassword('new_password', newPassword);
    const passwordHash = await rateLimiter.refundIfBusy([rateLimitKey], passwords.hash(newPassword));
    const { query, engine } = database;
    return query.transaction().execute(async (transaction) => {
      const lockInput = { engine, profileId, passwordHash: profile.password_hash, isExclusive: true };
      if (!(await lockProfileRow(transaction, lockInput))) throw createValidationError(PASSWORD_WRONG);
      const changed = await transaction
        .updateTable('profiles')
        .set({ password_hash: passwordHash, has_password: 1, date_password_changed: now() })
        .where('id', '=', profileId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await revokeAccess(transaction, { profileId, keepsIdentities });
      return changed;
    });
  }

  /**
   * Changes what the patch contains; for another email it only starts the change. Undefined where the account no longer
   * exists.
   */
  async function update(change: ProfileChange): Promise<ProfileRow | undefined> {
    const { profileId, patch, ipAddress, origin } = change;
    const { email, current_password: currentPassword, ...rest } = patch;
    const profile = await profiles.findById(profileId);
    if (!profile) return undefined;
    if (email !== undefined && toEmailKey(email) !== profile.email_key)
      await emailChanges.request({ profile, email, currentPassword, ipAddress, origin });
    return profiles.update(profileId, rest);
  }

  return { logIn, register, update, changePassword };
}

/** @throws HttpError with field errors in Django's wording */
export function assertStrongPassword(field: string, password: string): void {
  const errors = findPasswordErrors(password);
  if (errors.length > 0) throw createValidationError({ [field]: errors });
}
