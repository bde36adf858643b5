import type { ProfilePatch } from '@cityguide/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { ProfileRow } from '../database/tables';

/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

/** Members' accounts. */
export function createProfileRepository({ query, engine }: Database, now: () => number) {
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

  /** Undefined where the address has an account already, also one made in the same moment. */
  async function create(account: { email: string; passwordHash: string }): Promise<ProfileRow | undefined> {
    return query
      .insertInto('profiles')
      .values({
        email: account.email,
        email_key: emailKey(account.email),
        password_hash: account.passwordHash,
        date_joined: now(),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /** Changes what the patch names. Undefined where its email belongs to another account. */
  async function update(id: number, patch: ProfilePatch): Promise<ProfileRow | undefined> {
    const changes = {
      ...(patch.full_name !== undefined && { full_name: patch.full_name }),
      ...(patch.email !== undefined && emailChanges(patch.email)),
      ...flagChanges(patch),
    };
    if (Object.keys(changes).length === 0) return findById(id);
    try {
      const mine = query.updateTable('profiles').set(changes).where('id', '=', id);
      return await mine.returningAll().executeTakeFirst();
    } catch (error) {
      if (isTaken(error, engine)) return undefined;
      throw error;
    }
  }

  async function setPasswordHash(id: number, passwordHash: string): Promise<void> {
    await query.updateTable('profiles').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  }

  return { findById, findByEmail, create, update, setPasswordHash };
}

const FLAGS = [
  'is_news_category_newsletter_active',
  'is_events_category_newsletter_active',
  'is_foods_category_newsletter_active',
  'is_newsletter_promotions_active',
] as const;

/** Another address is proven anew; the same in other letters stays proven. */
const emailChanges = (email: string) => ({
  email,
  email_key: emailKey(email),
  date_email_proven: sql<number | null>`case when email_key = ${emailKey(email)} then date_email_proven end`,
});

function flagChanges(patch: ProfilePatch): Partial<Record<(typeof FLAGS)[number], 0 | 1>> {
  return Object.fromEntries(
    FLAGS.filter((flag) => patch[flag] !== undefined).map((flag) => [flag, patch[flag] ? 1 : 0] as const),
  );
}

function isTaken(error: unknown, engine: Database['engine']): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === (engine === 'sqlite' ? 'SQLITE_CONSTRAINT_UNIQUE' : '23505');
}
