import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/Database';
import type { ProfileRow } from '../../platform/database/tables';
import { findEmailReservation } from '../profiles/findEmailReservation';
import { createProfileRepository, toEmailKey, type ProfileRepository } from '../profiles/repository';
import type { PasswordHasher } from '../../platform/security/createPasswordHasher';
import type { ProviderUser } from './parseProviderUser';
import { PROVIDER } from './provider';

/** How a user of the provider relates to the accounts of this site. */
export type IdentityMatch =
  | { kind: 'member' | 'new-member'; profile: ProfileRow }
  /** Their email has an account that is not verified to be theirs. */
  | { kind: 'taken'; profileId: number }
  /** They were linked to an account that has another email now, which is not verified to be theirs. */
  | { kind: 'moved'; profileId: number }
  /** There is no account without an email: resets and newsletters need one. */
  | { kind: 'no-email' };

interface ExternalIdentitiesOptions {
  database: Database;
  profiles: ProfileRepository;
  passwords: PasswordHasher;
  now(): number;
}

export type ExternalIdentities = ReturnType<typeof createExternalIdentities>;

/** The members' identities at the provider. */
export function createExternalIdentities({ database, profiles, passwords, now }: ExternalIdentitiesOptions) {
  /** Finds or creates the person's account. Never decides by email alone whose account it is. */
  async function findOrCreateAccount(person: ProviderUser): Promise<IdentityMatch> {
    const linked = await findLinked(person);
    if (linked) return linked;
    if (person.email === undefined) return { kind: 'no-email' };
    const created = await create(person, person.email);
    if (created) return { kind: 'new-member', profile: created };
    // Taken: by another account, or by a concurrent log-in of the same person in another tab.
    const linkedMeanwhile = await findLinked(person);
    if (linkedMeanwhile) return linkedMeanwhile;
    const owner = (await profiles.findByEmail(person.email))?.id;
    const holderId =
      owner ??
      (await findEmailReservation(database.query, { emailKey: toEmailKey(person.email), now: now() }));
    return holderId === undefined ? findOrCreateAccount(person) : { kind: 'taken', profileId: holderId };
  }

  /**
   * The account that the person is linked to. The link is valid for the address that the account had then, and for one
   * that the provider has verified (DOOR-4): otherwise someone who changes the email to a stranger's would keep access
   * to the account once the stranger uses it.
   */
  async function findLinked(person: ProviderUser): Promise<IdentityMatch | undefined> {
    const row = await database.query
      .selectFrom('external_identities')
      .innerJoin('profiles', 'profiles.id', 'external_identities.profile_id')
      .selectAll('profiles')
      .select('external_identities.email_key as linked_key')
      .where('provider', '=', PROVIDER)
      .where('external_id', '=', person.id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { linked_key: linkedKey, ...profile } = row;
    if (linkedKey === profile.email_key) return { kind: 'member', profile };
    const isProven = person.isEmailVerified && toEmailKey(person.email ?? '') === profile.email_key;
    if (!isProven) return { kind: 'moved', profileId: profile.id };
    await database.query
      .updateTable('external_identities')
      .set({ email_key: profile.email_key })
      .where('provider', '=', PROVIDER)
      .where('external_id', '=', person.id)
      .execute();
    return { kind: 'member', profile };
  }

  /** Undefined if the address has an account. Nobody knows the new account's password until a reset sets one. */
  async function create(person: ProviderUser, email: string): Promise<ProfileRow | undefined> {
    if (await profiles.findByEmail(email)) return undefined;
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
    return database.query.transaction().execute(async (transaction) => {
      const accounts = createProfileRepository({ query: transaction }, now);
      const profile = await accounts.create({ email, passwordHash, hasPassword: false });
      if (!profile) return undefined;
      await transaction
        .insertInto('external_identities')
        .values({
          provider: PROVIDER,
          external_id: person.id,
          public_id: randomBytes(16).toString('base64url'),
          profile_id: profile.id,
          email_key: profile.email_key,
          is_email_verified: person.isEmailVerified ? 1 : 0,
          date_created: now(),
        })
        .execute();
      return accounts.update(profile.id, { full_name: person.fullName });
    });
  }

  return { findOrCreateAccount };
}
