import { randomBytes } from 'node:crypto';
import { holdProfile } from '../../platform/sessions/holdProfile';
import type { Database } from '../../platform/database/database';
import type { ProfileRow } from '../../platform/database/tables';
import { hashSecret } from './createBrowserSecrets';
import type { Person } from './parsePerson';
import { PROVIDER } from './provider';

const LIFETIME_MS = 15 * 60 * 1000;

export type WaitingLinks = ReturnType<typeof createWaitingLinks>;

/** Links between a person at the provider and an account of the same email, until its password is typed once. */
export function createWaitingLinks({ query, engine }: Database, now: () => number) {
  /** Keeps the link for the browser of `browserSecret`; a later one takes its place. */
  async function keep(browserSecret: string, { person, profileId }: { person: Person; profileId: number }) {
    const moment = now();
    const link = {
      provider: PROVIDER,
      external_id: person.id,
      profile_id: profileId,
      is_email_verified: person.isEmailVerified ? 1 : 0,
      date_expires: moment + LIFETIME_MS,
    } as const;
    await query.deleteFrom('waiting_links').where('date_expires', '<=', moment).execute();
    await query
      .insertInto('waiting_links')
      .values({ browser_hash: hashSecret(browserSecret), ...link })
      .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(link))
      .execute();
  }

  /**
   * After the member logged in by password in this browser: makes the link that waited for just that, if any. It counts
   * for the account's present address.
   * @returns whether Facebook opens the account now and did not before
   */
  async function complete(browserSecret: string, profile: LoggedIn): Promise<boolean> {
    const moment = now();
    return query.transaction().execute(async (transaction) => {
      const held = { engine, profileId: profile.id, passwordHash: profile.password_hash };
      if (!(await holdProfile(transaction, held))) return false;
      const link = await transaction
        .deleteFrom('waiting_links')
        .where('browser_hash', '=', hashSecret(browserSecret))
        .where('profile_id', '=', profile.id)
        .where('date_expires', '>', moment)
        .returning(['provider', 'external_id', 'profile_id', 'is_email_verified'])
        .executeTakeFirst();
      if (!link) return false;
      const { email_key } = await transaction
        .selectFrom('profiles')
        .select('email_key')
        .where('id', '=', profile.id)
        .executeTakeFirstOrThrow();
      const made = await transaction
        .insertInto('external_identities')
        .values({
          ...link,
          public_id: randomBytes(16).toString('base64url'),
          email_key,
          date_created: moment,
        })
        // A link that counted for an earlier address counts again; one to another account stays that one's.
        .onConflict((conflict) =>
          conflict
            .columns(['provider', 'external_id'])
            .doUpdateSet({ email_key, date_created: moment })
            .where('external_identities.profile_id', '=', profile.id),
        )
        .executeTakeFirst();
      return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
  }

  return { keep, complete };
}

type LoggedIn = Pick<ProfileRow, 'id' | 'password_hash'>;
