import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import type { ProfileRow } from '../../platform/database/tables';
import { findReservation } from '../profiles/findReservation';
import { createProfileRepository, emailKey, type ProfileRepository } from '../profiles/repository';
import type { Passwords } from '../../platform/security/createPasswords';
import type { Person } from './parsePerson';
import { PROVIDER } from './provider';

/** What a person who comes from the provider is to this site. */
export type Entry =
  | { kind: 'member' | 'new-member'; profile: ProfileRow }
  /** Their email has an account, which nobody has shown to be theirs. */
  | { kind: 'taken'; profileId: number }
  /** They were linked to an account that has another email by now, which nobody has shown to be theirs. */
  | { kind: 'moved'; profileId: number }
  /** There is no account without an email: resets and letters need one. */
  | { kind: 'no-email' };

interface Parts {
  database: Database;
  profiles: ProfileRepository;
  passwords: Passwords;
  now(): number;
}

export type ExternalIdentities = ReturnType<typeof createExternalIdentities>;

/** Who members are at the provider. */
export function createExternalIdentities({ database, profiles, passwords, now }: Parts) {
  /** Finds or makes the person's account. Never decides by email alone whose an account is. */
  async function enter(person: Person): Promise<Entry> {
    const known = await findLinked(person);
    if (known) return known;
    if (person.email === undefined) return { kind: 'no-email' };
    const created = await create(person, person.email);
    if (created) return { kind: 'new-member', profile: created };
    // Taken: by another account, or in this moment by the same person in another tab.
    const already = await findLinked(person);
    if (already) return already;
    const owner = (await profiles.findByEmail(person.email))?.id;
    const holder =
      owner ?? (await findReservation(database.query, { emailKey: emailKey(person.email), now: now() }));
    return holder === undefined ? enter(person) : { kind: 'taken', profileId: holder };
  }

  /**
   * The account that the person is linked to. The link counts for the address that the account had then, and for one that
   * the provider says is theirs (DOOR-4): else whoever changes the email to a stranger's would keep a way into what the
   * stranger makes of the account.
   */
  async function findLinked(person: Person): Promise<Entry | undefined> {
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
    const isProven = person.isEmailVerified && emailKey(person.email ?? '') === profile.email_key;
    if (!isProven) return { kind: 'moved', profileId: profile.id };
    await database.query
      .updateTable('external_identities')
      .set({ email_key: profile.email_key })
      .where('provider', '=', PROVIDER)
      .where('external_id', '=', person.id)
      .execute();
    return { kind: 'member', profile };
  }

  /** Undefined where the address has an account. The new one's password is known to nobody until a reset sets one. */
  async function create(person: Person, email: string): Promise<ProfileRow | undefined> {
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

  return { enter };
}
