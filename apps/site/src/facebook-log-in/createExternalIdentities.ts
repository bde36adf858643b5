import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import type { ProfileRow } from '../database/tables';
import { createProfileRepository, type ProfileRepository } from '../profiles/repository';
import type { Passwords } from '../security/createPasswords';
import type { Person } from './parsePerson';
import { PROVIDER } from './provider';

/** What a person who comes from the provider is to this site. */
export type Entry =
  | { kind: 'member' | 'new-member'; profile: ProfileRow }
  /** Their email has an account, which nobody has shown to be theirs. */
  | { kind: 'taken'; profileId: number }
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
    const known = await findMember(person.id);
    if (known) return { kind: 'member', profile: known };
    if (person.email === undefined) return { kind: 'no-email' };
    const created = await create(person, person.email);
    if (created) return { kind: 'new-member', profile: created };
    // Taken: by another account, or in this moment by the same person in another tab.
    const already = await findMember(person.id);
    if (already) return { kind: 'member', profile: already };
    const owner = await profiles.findByEmail(person.email);
    return owner ? { kind: 'taken', profileId: owner.id } : enter(person);
  }

  async function findMember(externalId: string): Promise<ProfileRow | undefined> {
    return database.query
      .selectFrom('external_identities')
      .innerJoin('profiles', 'profiles.id', 'external_identities.profile_id')
      .selectAll('profiles')
      .where('provider', '=', PROVIDER)
      .where('external_id', '=', externalId)
      .executeTakeFirst();
  }

  /** Undefined where the address has an account. The new one's password is known to nobody until a reset sets one. */
  async function create(person: Person, email: string): Promise<ProfileRow | undefined> {
    if (await profiles.findByEmail(email)) return undefined;
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
    return database.query.transaction().execute(async (transaction) => {
      const accounts = createProfileRepository({ ...database, query: transaction }, now);
      const profile = await accounts.create({ email, passwordHash });
      if (!profile) return undefined;
      await transaction
        .insertInto('external_identities')
        .values({
          provider: PROVIDER,
          external_id: person.id,
          profile_id: profile.id,
          is_email_verified: person.isEmailVerified ? 1 : 0,
          date_created: now(),
        })
        .execute();
      return accounts.update(profile.id, { full_name: person.fullName });
    });
  }

  return { enter };
}
