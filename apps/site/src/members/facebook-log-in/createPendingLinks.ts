import { randomBytes } from 'node:crypto';
import { lockProfileRow } from '../../platform/sessions/lockProfileRow';
import type { Database } from '../../platform/database/Database';
import type { ProfileRow } from '../../platform/database/tables';
import { hashSecret } from './createBrowserSecrets';
import type { ProviderUser } from './parseProviderUser';
import { PROVIDER } from './provider';

const LIFETIME_MS = 15 * 60 * 1000;

export type PendingLinks = ReturnType<typeof createPendingLinks>;

/**
 * Pending links between a user of the provider and an account with the same email, until its password is typed once.
 */
export function createPendingLinks({ query, engine }: Database, now: () => number) {
  /** Stores the link for the browser of `browserSecret`; replaces an earlier one. */
  async function save(
    browserSecret: string,
    { person, profileId }: { person: ProviderUser; profileId: number },
  ) {
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
   * After the member logged in by password in this browser: completes the pending link to this account, if there is
   * one, for the account's current address.
   * @returns whether a link was added or became valid
   */
  async function complete(browserSecret: string, profile: LoggedInProfile): Promise<boolean> {
    const moment = now();
    return query.transaction().execute(async (transaction) => {
      const lockInput = { engine, profileId: profile.id, passwordHash: profile.password_hash };
      if (!(await lockProfileRow(transaction, lockInput))) return false;
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
      const inserted = await transaction
        .insertInto('external_identities')
        .values({
          ...link,
          public_id: randomBytes(16).toString('base64url'),
          email_key,
          date_created: moment,
        })
        // A link that was valid for an earlier address is valid again; one to another account stays unchanged.
        .onConflict((conflict) =>
          conflict
            .columns(['provider', 'external_id'])
            .doUpdateSet({ email_key, date_created: moment })
            .where('external_identities.profile_id', '=', profile.id),
        )
        .executeTakeFirst();
      return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
  }

  return { save, complete };
}

type LoggedInProfile = Pick<ProfileRow, 'id' | 'password_hash'>;
