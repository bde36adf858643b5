import type { Database } from '../database/database';
import { createProfileRepository } from '../profiles/repository';
import type { Passwords } from '../security/createPasswords';
import { findPasswordFaults } from '@cityguide/api/contract';

export const memberCommands = ['end-sessions', 'set-password'] as const;
export type MemberCommand = (typeof memberCommands)[number];

interface Order {
  command: MemberCommand;
  email: string;
  /** For `set-password`. */
  password: string;
}

/**
 * What an operator may have to do to an account: log it out everywhere, or give it another password and then do that.
 * Gives a sentence that says what was done.
 * @throws an error in words where there is no such account or the password cannot be used.
 */
export async function manageMember(
  { database, passwords }: { database: Database; passwords: Passwords },
  { command, email, password }: Order,
): Promise<string> {
  const { query } = database;
  const profiles = createProfileRepository(database, Date.now);
  const profile = await profiles.findByEmail(email);
  if (!profile) throw new Error(`No member has the address ${email}.`);
  if (command === 'set-password') {
    const faults = findPasswordFaults(password);
    if (faults.length > 0) throw new Error(faults.join(' '));
    await profiles.setPasswordHash(profile.id, await passwords.hash(password));
    await query.deleteFrom('reset_tokens').where('profile_id', '=', profile.id).execute();
  }
  const ended = await query.deleteFrom('sessions').where('profile_id', '=', profile.id).executeTakeFirst();
  const change = command === 'set-password' ? 'has a new password and ' : '';
  return `${profile.email} ${change}is logged out everywhere (sessions ended: ${ended.numDeletedRows}).`;
}
