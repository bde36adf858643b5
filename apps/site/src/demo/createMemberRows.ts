import { randomBytes } from 'node:crypto';
import type { CityMember } from '@cityguide/demo-city';
import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { ProfileTable } from '../platform/database/tables';
import { defaultPasswordCost } from '../platform/security/createPasswordHasher';

/** Public like the demo's password itself; fixed, so that all seeds create the same row. */
const DEMO_SALT = 'cityguide-demo-1';

/** Table rows of members' profiles; if the demo is not open, the demo member cannot log in either. */
export async function createMemberRows(
  members: readonly CityMember[],
  isDemoOpen: boolean,
): Promise<Insertable<ProfileTable>[]> {
  // For members without a password: a hash of random bytes, unknown to readers of this code.
  const unknownHash = await hashPassword(randomBytes(32));
  return Promise.all(
    members.map(async ({ password, newsletters, ...member }) => ({
      ...member,
      email_key: member.email,
      password_hash:
        isDemoOpen && password !== undefined
          ? await hashPassword(password, Buffer.from(DEMO_SALT))
          : unknownHash,
      has_password: 1 as const,
      is_news_category_newsletter_active: toFlag(newsletters.includes('default')),
      is_foods_category_newsletter_active: toFlag(newsletters.includes('foods')),
    })),
  );
}

const toFlag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

function hashPassword(password: string | Buffer, salt?: Buffer): Promise<string> {
  const { memoryKib, rounds } = defaultPasswordCost;
  return hash(password, {
    memoryCost: memoryKib,
    timeCost: rounds,
    parallelism: 1,
    ...(salt && { salt }),
  });
}
