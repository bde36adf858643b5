import { randomBytes } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

interface Members {
  profiles: { id: number; password_hash: string };
  sessions: { profile_id: number };
}

/** Hash of a password that was in the demo city's code: anybody could log in with it as a member who has no password. */
export const KNOWN_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Y2l0eWd1aWRlLWxvY2tlZA$9BS4ScUDpkYMb2BZ4h28wZLFNGCX2bDwplOI/lo5O2A';

/** Locks the demo city's members, in databases that were seeded earlier, with a hash of an unknown password. */
export function lockDemoMembers(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const tables = database as Kysely<Members>;
      const membersWithKnownHash = tables
        .selectFrom('profiles')
        .select('id')
        .where('password_hash', '=', KNOWN_HASH);
      await tables.deleteFrom('sessions').where('profile_id', 'in', membersWithKnownHash).execute();
      await tables
        .updateTable('profiles')
        .set({ password_hash: makeUnknownHash() })
        .where('password_hash', '=', KNOWN_HASH)
        .execute();
    },
  };
}

/** A hash in argon2id's format, of random bytes instead of a password. */
function makeUnknownHash(): string {
  const encode = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=19456,t=2,p=1$${encode(16)}$${encode(32)}`;
}
