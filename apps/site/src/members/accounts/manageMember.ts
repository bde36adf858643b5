import type { Database } from '../../platform/database/Database';
import { createProfileRepository } from '../profiles/repository';
import type { PasswordHasher } from '../../platform/security/createPasswordHasher';
import { findPasswordErrors } from '@cityguide/api/contract';
import { revokeAccess } from './revokeAccess';
import { lockProfileRow } from '../../platform/sessions/lockProfileRow';

export const memberCommands = ['end-sessions', 'set-password'] as const;
export type MemberCommand = (typeof memberCommands)[number];

interface MemberCommandInput {
  command: MemberCommand;
  email: string;
  /** For `set-password`. */
  password: string;
}

/**
 * The operator's commands for an account: log it out everywhere, or set another password and revoke all other access.
 * @returns a sentence that says what was done
 * @throws with a message for the operator if there is no such account or the password is not valid
 */
export async function manageMember(
  { database, passwords }: { database: Database; passwords: PasswordHasher },
  { command, email, password }: MemberCommandInput,
): Promise<string> {
  const { query, engine } = database;
  const profile = await createProfileRepository(database, Date.now).findByEmail(email);
  if (!profile) throw new Error(`No member has the address ${email}.`);
  const profileId = profile.id;
  if (command === 'end-sessions') {
    const ended = await query.deleteFrom('sessions').where('profile_id', '=', profileId).executeTakeFirst();
    return `${profile.email} is logged out everywhere (sessions ended: ${ended.numDeletedRows}).`;
  }
  const errors = findPasswordErrors(password);
  if (errors.length > 0) throw new Error(errors.join(' '));
  const passwordHash = await passwords.hash(password);
  const ended = await query.transaction().execute(async (transaction) => {
    await lockProfileRow(transaction, { engine, profileId, isExclusive: true });
    await transaction
      .updateTable('profiles')
      .set({ password_hash: passwordHash, has_password: 1, date_password_changed: Date.now() })
      .where('id', '=', profileId)
      .execute();
    // The operator decides whose account it is: an earlier address can no longer take it back.
    await transaction.deleteFrom('email_take_backs').where('profile_id', '=', profileId).execute();
    return revokeAccess(transaction, { profileId });
  });
  return `${profile.email} has a new password and is logged out everywhere (sessions ended: ${ended}). Links in earlier mails and linked identities open the account no more.`;
}
