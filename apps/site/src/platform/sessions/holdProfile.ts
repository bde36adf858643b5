import type { Transaction } from 'kysely';
import type { Engine } from '../database/engine';
import type { Tables } from '../database/tables';

interface Held {
  engine: Engine;
  profileId: number;
  /** What was checked before; where it is another by now, whoever was let in by it may not stay. */
  passwordHash?: string;
  emailKey?: string;
  /** The transaction will change the account itself. */
  isExclusive?: boolean;
}

/**
 * Until the transaction ends the account's password and address stay as they are; false where they are others already,
 * or the account is gone. Whatever adds a way in begins with this, and so does what ends them all: no way in that rests
 * on the old state is added behind the back of a change.
 */
export async function holdProfile(
  transaction: Transaction<Tables>,
  { engine, profileId, passwordHash, emailKey, isExclusive = false }: Held,
): Promise<boolean> {
  if (engine === 'sqlite') {
    // A write that changes nothing: it takes SQLite's one write lock before anything is read.
    const touched = await transaction
      .updateTable('profiles')
      .set((profile) => ({ email_key: profile.ref('email_key') }))
      .where('id', '=', profileId)
      .$if(passwordHash !== undefined, (row) => row.where('password_hash', '=', passwordHash ?? ''))
      .$if(emailKey !== undefined, (row) => row.where('email_key', '=', emailKey ?? ''))
      .executeTakeFirst();
    return touched.numUpdatedRows > 0n;
  }
  const held = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .$if(passwordHash !== undefined, (row) => row.where('password_hash', '=', passwordHash ?? ''))
    .$if(emailKey !== undefined, (row) => row.where('email_key', '=', emailKey ?? ''))
    .$if(isExclusive, (row) => row.forNoKeyUpdate())
    .$if(!isExclusive, (row) => row.forShare())
    .executeTakeFirst();
  return held !== undefined;
}
