import type { Transaction } from 'kysely';
import type { DatabaseEngine } from '../database/DatabaseEngine';
import type { Tables } from '../database/tables';

interface LockProfileOptions {
  engine: DatabaseEngine;
  profileId: number;
  /** The hash that was checked before; if it has changed since, that check no longer counts. */
  passwordHash?: string;
  emailKey?: string;
  /** The transaction will change the account itself. */
  isExclusive?: boolean;
}

/**
 * Locks the account's password and email address until the transaction ends; false if they have changed already, or the
 * account is gone. Code that adds a session or another log-in method starts with this, and so does code that ends them
 * all: none can be added on the basis of the old state while it changes.
 */
export async function lockProfileRow(
  transaction: Transaction<Tables>,
  { engine, profileId, passwordHash, emailKey, isExclusive = false }: LockProfileOptions,
): Promise<boolean> {
  if (engine === 'sqlite') {
    // A write without effect: it acquires SQLite's only write lock before anything is read.
    const result = await transaction
      .updateTable('profiles')
      .set((profile) => ({ email_key: profile.ref('email_key') }))
      .where('id', '=', profileId)
      .$if(passwordHash !== undefined, (row) => row.where('password_hash', '=', passwordHash ?? ''))
      .$if(emailKey !== undefined, (row) => row.where('email_key', '=', emailKey ?? ''))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }
  const lockedRow = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .$if(passwordHash !== undefined, (row) => row.where('password_hash', '=', passwordHash ?? ''))
    .$if(emailKey !== undefined, (row) => row.where('email_key', '=', emailKey ?? ''))
    .$if(isExclusive, (row) => row.forNoKeyUpdate())
    .$if(!isExclusive, (row) => row.forShare())
    .executeTakeFirst();
  return lockedRow !== undefined;
}
