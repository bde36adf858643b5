import { findPasswordFaults } from '@cityguide/api/contract';
import { createFieldProblem } from '../api/apiProblem';
import type { ProfileRow } from '../database/tables';
import { emailKey, type ProfileRepository } from '../profiles/repository';
import { addressKey } from '../security/addressKey';
import type { Attempts } from '../security/attempts';
import type { Passwords } from '../security/createPasswords';
import type { SiteSettings } from '../settings/siteSettings';

/** Credentials as typed, and the network address they came from. */
export interface Attempt {
  email: string;
  password: string;
  address: string;
}

interface Parts {
  profiles: ProfileRepository;
  passwords: Passwords;
  attempts: Attempts;
  settings: Pick<SiteSettings, 'limits'>;
}

/** Sign-up has to say so; hence its limit. */
export const EMAIL_TAKEN = { email: ['This email is already in use.'] };

export type Accounts = ReturnType<typeof createAccounts>;

/** Log-in, sign-up and password change: the rules, for the API and for forms alike. Refusals are ApiProblems. */
export function createAccounts({ profiles, passwords, attempts, settings: { limits } }: Parts) {
  /** Answers alike, and as slowly, whether the account or only the password is wrong. */
  async function logIn({ email, password, address }: Attempt): Promise<ProfileRow> {
    await attempts.count(`log-in from ${addressKey(address)}`, limits.logInByAddress);
    await attempts.count(`log-in as ${emailKey(email)}`, limits.logInByEmail);
    const profile = await profiles.findByEmail(email);
    if (await passwords.isRight(password, profile?.password_hash)) {
      if (profile) return profile;
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

  async function changePassword(change: { profileId: number; current: string; next: string }): Promise<void> {
    await attempts.count(`password of ${change.profileId}`, limits.changePassword);
    const profile = await profiles.findById(change.profileId);
    if (!(await passwords.isRight(change.current, profile?.password_hash))) {
      throw createFieldProblem({ current_password: ['The current password is not right.'] });
    }
    refuseWeakPassword('new_password', change.next);
    await profiles.setPasswordHash(change.profileId, await passwords.hash(change.next));
  }

  return { logIn, register, changePassword };
}

/** @throws a field problem in Django's words. */
export function refuseWeakPassword(field: string, password: string): void {
  const faults = findPasswordFaults(password);
  if (faults.length > 0) throw createFieldProblem({ [field]: faults });
}
