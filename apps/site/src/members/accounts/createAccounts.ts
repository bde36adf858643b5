import { findPasswordFaults, type ProfilePatch } from '@cityguide/api/contract';
import { createFieldProblem } from '../../platform/api/apiProblem';
import type { Database } from '../../platform/database/database';
import type { ProfileRow } from '../../platform/database/tables';
import { emailKey, type ProfileRepository } from '../profiles/repository';
import { addressKey } from '../../platform/security/addressKey';
import type { AttemptLimit } from '../../platform/security/attemptLimits';
import type { Attempts } from '../../platform/security/attempts';
import { findKnownDevice } from '../../platform/security/knownDevice';
import type { Passwords } from '../../platform/security/createPasswords';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { EMAIL_TAKEN, type EmailChanges } from './email-change/createEmailChanges';
import { endWaysIn } from './endWaysIn';
import { holdProfile } from '../../platform/sessions/holdProfile';

/** Credentials as typed, and the network address they came from. */
export interface Attempt {
  email: string;
  password: string;
  address: string;
  /** Tokens of the browser's devices cookie. */
  devices?: readonly string[];
}

interface Parts {
  database: Database;
  profiles: ProfileRepository;
  emailChanges: EmailChanges;
  passwords: Passwords;
  attempts: Attempts;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
}

interface PasswordChange {
  profileId: number;
  current: string;
  next: string;
  /** The member goes on with the identities that are linked. */
  keepsIdentities?: boolean | undefined;
}

interface ProfileChange {
  profileId: number;
  patch: ProfilePatch;
  /** Network address of the caller. */
  address: string;
  /** Where links of mails lead. */
  origin: string | undefined;
}

const PASSWORD_WRONG = { current_password: ['The current password is not right.'] };

type Budget = readonly [key: string, limit: AttemptLimit];

export type Accounts = ReturnType<typeof createAccounts>;

/** Log-in, sign-up and password change: the rules, for the API and for forms alike. Refusals are ApiProblems. */
export function createAccounts(parts: Parts) {
  const { database, profiles, emailChanges, passwords, attempts } = parts;
  const { limits, now } = parts.settings;

  /** Answers alike, and as slowly, whether the account or only the password is wrong. */
  async function logIn({ email, password, address, devices = [] }: Attempt): Promise<ProfileRow> {
    const profile = await profiles.findByEmail(email);
    const device = findKnownDevice(devices, profile?.password_hash);
    const budgets: Budget[] = device
      ? [[`log-in by ${device}`, limits.logInByDevice]]
      : [
          [`log-in from ${addressKey(address)}`, limits.logInByAddress],
          [`log-in as ${emailKey(email)}`, limits.logInByEmail],
        ];
    for (const [key, limit] of budgets) await attempts.count(key, limit);
    const isRight = await attempts.giveBackIfBusy(
      budgets.map(([key]) => key),
      passwords.isRight(password, profile?.password_hash),
    );
    if (profile && isRight) {
      for (const [key] of budgets) await attempts.giveBack(key);
      return profile;
    }
    throw createFieldProblem({ non_field_errors: ['Unable to log in with provided credentials.'] });
  }

  async function register({ email, password, address }: Attempt): Promise<ProfileRow> {
    const budget = `sign-up from ${addressKey(address)}`;
    await attempts.count(budget, limits.signUp);
    const faults = findPasswordFaults(password);
    const isTaken = (await profiles.findByEmail(email)) !== undefined;
    if (isTaken || faults.length > 0) {
      throw createFieldProblem({
        ...(isTaken && EMAIL_TAKEN),
        ...(faults.length > 0 && { password: faults }),
      });
    }
    const passwordHash = await attempts.giveBackIfBusy([budget], passwords.hash(password));
    const profile = await profiles.create({ email, passwordHash });
    if (!profile) throw createFieldProblem(EMAIL_TAKEN);
    return profile;
  }

  /**
   * Sets another password and ends every other way in, the caller's own session too. Gives the profile as it is then, to
   * be logged in anew: a copied session cookie must not outlive the password.
   */
  async function changePassword(change: PasswordChange): Promise<ProfileRow> {
    const { profileId, current, next, keepsIdentities = false } = change;
    const budget = `password of ${profileId}`;
    await attempts.count(budget, limits.changePassword);
    const profile = await profiles.findById(profileId);
    const isRight = await attempts.giveBackIfBusy(
      [budget],
      passwords.isRight(current, profile?.password_hash),
    );
    if (!profile || !isRight) throw createFieldProblem(PASSWORD_WRONG);
    refuseWeakPassword('new_password', next);
    const passwordHash = await attempts.giveBackIfBusy([budget], passwords.hash(next));
    const { query, engine } = database;
    return query.transaction().execute(async (transaction) => {
      const held = { engine, profileId, passwordHash: profile.password_hash, isExclusive: true };
      if (!(await holdProfile(transaction, held))) throw createFieldProblem(PASSWORD_WRONG);
      const changed = await transaction
        .updateTable('profiles')
        .set({ password_hash: passwordHash, has_password: 1, date_password_changed: now() })
        .where('id', '=', profileId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await endWaysIn(transaction, { profileId, keepsIdentities });
      return changed;
    });
  }

  /** Changes what the patch names; another email only begins to. Undefined where the account is gone. */
  async function update(change: ProfileChange): Promise<ProfileRow | undefined> {
    const { profileId, patch, address, origin } = change;
    const { email, current_password: currentPassword, ...rest } = patch;
    const profile = await profiles.findById(profileId);
    if (!profile) return undefined;
    if (email !== undefined && emailKey(email) !== profile.email_key)
      await emailChanges.request({ profile, email, currentPassword, address, origin });
    return profiles.update(profileId, rest);
  }

  return { logIn, register, update, changePassword };
}

/** @throws a field problem in Django's words. */
export function refuseWeakPassword(field: string, password: string): void {
  const faults = findPasswordFaults(password);
  if (faults.length > 0) throw createFieldProblem({ [field]: faults });
}
