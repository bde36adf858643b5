import type { ProfilePatch } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import type { ProfileRow } from '../../platform/database/tables';
import { findEmailReservation } from './findEmailReservation';

interface NewAccount {
  email: string;
  passwordHash: string;
  /** False if nobody knows the password that was hashed. */
  hasPassword?: boolean;
}

/** The email is changed separately. */
type PlainPatch = Omit<ProfilePatch, 'email' | 'current_password'>;

/** Different spellings of one address map to the same account. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

export function createProfileRepository({ query }: Pick<Database, 'query'>, now: () => number) {
  async function findById(id: number): Promise<ProfileRow | undefined> {
    return query.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async function findByEmail(email: string): Promise<ProfileRow | undefined> {
    return query
      .selectFrom('profiles')
      .selectAll()
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
  }

  /** Undefined if the address already has an account, also one that was created concurrently, or is reserved. */
  async function create(account: NewAccount): Promise<ProfileRow | undefined> {
    const moment = now();
    const key = toEmailKey(account.email);
    const insertProfile = async (transaction: Database['query']) => {
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
      // Checked after the insert: the address may have become free while the insert waited for a change of email.
      if (!row || (await findEmailReservation(transaction, { emailKey: key, now: moment })) === undefined)
        return row;
      await transaction.deleteFrom('profiles').where('id', '=', row.id).execute();
      return undefined;
    };
    return query.isTransaction ? insertProfile(query) : query.transaction().execute(insertProfile);
  }

  async function update(id: number, patch: PlainPatch): Promise<ProfileRow | undefined> {
    const changes = {
      ...(patch.full_name !== undefined && { full_name: patch.full_name }),
      ...flagChanges(patch),
    };
    if (Object.keys(changes).length === 0) return findById(id);
    const statement = query.updateTable('profiles').set(changes).where('id', '=', id);
    return statement.returningAll().executeTakeFirst();
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
