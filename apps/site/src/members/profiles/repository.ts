import type { ProfilePatch } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/database';
import type { ProfileRow } from '../../platform/database/tables';
import { findReservation } from './findReservation';

interface NewAccount {
  email: string;
  passwordHash: string;
  /** False where nobody knows the words that were hashed. */
  hasPassword?: boolean;
}

/** The email has ways of its own. */
type PlainPatch = Omit<ProfilePatch, 'email' | 'current_password'>;

/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

/** Members' accounts. */
export function createProfileRepository({ query }: Pick<Database, 'query'>, now: () => number) {
  async function findById(id: number): Promise<ProfileRow | undefined> {
    return query.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async function findByEmail(email: string): Promise<ProfileRow | undefined> {
    return query
      .selectFrom('profiles')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
  }

  /** Undefined where the address has an account already, also one made in the same moment, or is kept for one. */
  async function create(account: NewAccount): Promise<ProfileRow | undefined> {
    const moment = now();
    const key = emailKey(account.email);
    const work = async (transaction: Database['query']) => {
      const row = await transaction
        .insertInto('profiles')
        .values({
          email: account.email,
          email_key: key,
          password_hash: account.passwordHash,
          has_password: account.hasPassword === false ? 0 : 1,
          date_password_changed: account.hasPassword === false ? null : moment,
          date_joined: moment,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      // Looked for after the insert: the address may have become free while that waited for a change of email.
      if (!row || (await findReservation(transaction, { emailKey: key, now: moment })) === undefined)
        return row;
      await transaction.deleteFrom('profiles').where('id', '=', row.id).execute();
      return undefined;
    };
    return query.isTransaction ? work(query) : query.transaction().execute(work);
  }

  /** Changes what the patch names. */
  async function update(id: number, patch: PlainPatch): Promise<ProfileRow | undefined> {
    const changes = {
      ...(patch.full_name !== undefined && { full_name: patch.full_name }),
      ...flagChanges(patch),
    };
    if (Object.keys(changes).length === 0) return findById(id);
    const mine = query.updateTable('profiles').set(changes).where('id', '=', id);
    return mine.returningAll().executeTakeFirst();
  }

  return { findById, findByEmail, create, update };
}

const FLAGS = [
  'is_news_category_newsletter_active',
  'is_events_category_newsletter_active',
  'is_foods_category_newsletter_active',
  'is_newsletter_promotions_active',
] as const;

function flagChanges(patch: PlainPatch): Partial<Record<(typeof FLAGS)[number], 0 | 1>> {
  return Object.fromEntries(
    FLAGS.filter((flag) => patch[flag] !== undefined).map((flag) => [flag, patch[flag] ? 1 : 0] as const),
  );
}
