import type { Database } from '../database/database';
import { hashSecret } from './createBrowserSecrets';
import type { Person } from './parsePerson';
import { PROVIDER } from './provider';

const LIFETIME_MS = 15 * 60 * 1000;

export type WaitingLinks = ReturnType<typeof createWaitingLinks>;

/** Links between a person at the provider and an account of the same email, until its password is typed once. */
export function createWaitingLinks({ query }: Database, now: () => number) {
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

  /** After `profileId` logged in by password in this browser: makes the link that waited for just that, if any. */
  async function complete(browserSecret: string, profileId: number): Promise<void> {
    const moment = now();
    await query.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('waiting_links')
        .where('browser_hash', '=', hashSecret(browserSecret))
        .where('profile_id', '=', profileId)
        .where('date_expires', '>', moment)
        .returning(['provider', 'external_id', 'profile_id', 'is_email_verified'])
        .executeTakeFirst();
      if (!link) return;
      await transaction
        .insertInto('external_identities')
        .values({ ...link, date_created: moment })
        .onConflict((conflict) => conflict.columns(['provider', 'external_id']).doNothing())
        .execute();
    });
  }

  return { keep, complete };
}
