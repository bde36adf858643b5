import { findPasswordFaults, type ProfilePatch } from '@cityguide/api/contract';
import { createFieldProblem } from '../api/apiProblem';
import type { ProfileRow } from '../database/tables';
import { emailKey, type ProfileRepository } from '../profiles/repository';
import { addressKey } from '../security/addressKey';
import type { AttemptLimit } from '../security/attemptLimits';
import type { Attempts } from '../security/attempts';
import { findKnownDevice } from '../security/knownDevice';
import type { Passwords } from '../security/createPasswords';
import type { SiteSettings } from '../settings/siteSettings';

/** Credentials as typed, and the network address they came from. */
export interface Attempt {
  email: string;
  password: string;
  address: string;
  /** Tokens of the browser's devices cookie. */
  devices?: readonly string[];
}

interface Parts {
  profiles: ProfileRepository;
  passwords: Passwords;
  attempts: Attempts;
  settings: Pick<SiteSettings, 'limits'>;
}

type Budget = readonly [key: string, limit: AttemptLimit];

/** Sign-up has to say so; hence its limit. */
export const EMAIL_TAKEN = { email: ['This email is already in use.'] };

export type Accounts = ReturnType<typeof createAccounts>;

/** Log-in, sign-up and password change: the rules, for the API and for forms alike. Refusals are ApiProblems. */
export function createAccounts({ profiles, passwords, attempts, settings: { limits } }: Parts) {
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
    const isRight = await passwords.isRight(password, profile?.password_hash);
    if (profile && isRight) {
      for (const [key] of budgets) await attempts.giveBack(key);
      return profile;
    }
    throw createFieldProblem({ non_field_errors: ['Unable to log in with provided credentials.'] });
  }

  async function register({ email, password, address }: Attempt): Promise<ProfileRow> {
    await attempts.count(`sign-up from ${addressKey(address)}`, limits.signUp);
    const faults = findPasswordFaults(password);
    const isTaken = (await profiles.findByEmail(email)) !== undefined;
    if (isTaken || faults.length > 0) {
      throw createFieldProblem({
        ...(isTaken && EMAIL_TAKEN),
        ...(faults.length > 0 && { password: faults }),
      });
    }
    const profile = await profiles.create({ email, passwordHash: await passwords.hash(password) });
    if (!profile) throw createFieldProblem(EMAIL_TAKEN);
    return profile;
  }

  /** Gives the profile with its new password; ending its sessions is the caller's. */
  async function changePassword(change: {
    profileId: number;
    current: string;
    next: string;
  }): Promise<ProfileRow> {
    await attempts.count(`password of ${change.profileId}`, limits.changePassword);
    const profile = await profiles.findById(change.profileId);
    const isRight = await passwords.isRight(change.current, profile?.password_hash);
    if (!profile || !isRight) {
      throw createFieldProblem({ current_password: ['The current password is not right.'] });
    }
    refuseWeakPassword('new_password', change.next);
    const passwordHash = await passwords.hash(change.next);
    await profiles.setPasswordHash(profile.id, passwordHash);
    return { ...profile, password_hash: passwordHash };
  }

  /** Changes what the patch names. Another address may be taken, which has to be said; hence its limit. */
  async function update(change: {
    profileId: number;
    patch: ProfilePatch;
    address: string;
  }): Promise<ProfileRow | undefined> {
    const { profileId, patch, address } = change;
    const profile = await profiles.findById(profileId);
    const isMoving =
      profile && patch.email !== undefined && emailKey(patch.email) !== emailKey(profile.email);
    if (!isMoving) return profiles.update(profileId, patch);
    await attempts.count(`another email from ${addressKey(address)}`, limits.changeEmail);
    const updated = await profiles.update(profileId, patch);
    if (!updated) throw createFieldProblem(EMAIL_TAKEN);
    return updated;
  }

  return { logIn, register, update, changePassword };
}

/** @throws a field problem in Django's words. */
export function refuseWeakPassword(field: string, password: string): void {
  const faults = findPasswordFaults(password);
  if (faults.length > 0) throw createFieldProblem({ [field]: faults });
}
