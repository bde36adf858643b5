import type { Database } from '../../platform/database/database';
import { createProfileRepository } from '../profiles/repository';
import type { Passwords } from '../../platform/security/createPasswords';
import { findPasswordFaults } from '@cityguide/api/contract';
import { endWaysIn } from './endWaysIn';
import { holdProfile } from '../../platform/sessions/holdProfile';

export const memberCommands = ['end-sessions', 'set-password'] as const;
export type MemberCommand = (typeof memberCommands)[number];

interface Order {
  command: MemberCommand;
  email: string;
  /** For `set-password`. */
  password: string;
}

/**
 * What an operator may have to do to an account: log it out everywhere, or give it another password and end every
 * other way in.
 * Gives a sentence that says what was done.
 * @throws an error in words where there is no such account or the password cannot be used.
 */
export async function manageMember(
  { database, passwords }: { database: Database; passwords: Passwords },
  { command, email, password }: Order,
): Promise<string> {
  const { query, engine } = database;
  const profile = await createProfileRepository(database, Date.now).findByEmail(email);
  if (!profile) throw new Error(`No member has the address ${email}.`);
  const profileId = profile.id;
  if (command === 'end-sessions') {
    const ended = await query.deleteFrom('sessions').where('profile_id', '=', profileId).executeTakeFirst();
    return `${profile.email} is logged out everywhere (sessions ended: ${ended.numDeletedRows}).`;
  }
  const faults = findPasswordFaults(password);
  if (faults.length > 0) throw new Error(faults.join(' '));
  const passwordHash = await passwords.hash(password);
  const ended = await query.transaction().execute(async (transaction) => {
    await holdProfile(transaction, { engine, profileId, isExclusive: true });
    await transaction
      .updateTable('profiles')
      .set({ password_hash: passwordHash, has_password: 1, date_password_changed: Date.now() })
      .where('id', '=', profileId)
      .execute();
    // An operator decides whose account it is: an earlier address has no say in it any more.
    await transaction.deleteFrom('email_take_backs').where('profile_id', '=', profileId).execute();
    return endWaysIn(transaction, { profileId });
  });
  return `${profile.email} has a new password and is logged out everywhere (sessions ended: ${ended}). Links in earlier mails and linked identities open the account no more.`;
}
