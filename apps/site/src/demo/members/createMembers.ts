import { hash } from '@node-rs/argon2';
import type { Selectable } from 'kysely';
import type { FavouriteTable, ListingRow, ProfileTable } from '../../platform/database/tables';
import { defaultPasswordCost } from '../../platform/security/createPasswords';
import { avatarOf } from '../pictures/planAvatars';
import { createRandom } from '../random';
import { newestMs, oldestMs } from '../seedTime';
import { memberNames } from './memberNames';

/** Whoever tries the site logs in with these; said in the README. */
export const demoMember = { email: 'demo@example.com', password: 'toronto-demo' } as const;

/** Public like the password itself; fixed, so that two seeds give the same row. */
const DEMO_SALT = Buffer.from('cityguide-demo-1');

/** The demo member and others whom nobody can log in as: they have no password. */
export async function createMembers(): Promise<Selectable<ProfileTable>[]> {
  const random = createRandom('members');
  const { memoryKib, rounds } = defaultPasswordCost;
  const demoHash = await hash(demoMember.password, {
    memoryCost: memoryKib,
    timeCost: rounds,
    parallelism: 1,
    salt: DEMO_SALT,
  });
  const locked = await hash(`${random.next()} is no one’s password`, {
    memoryCost: memoryKib,
    timeCost: rounds,
    parallelism: 1,
    salt: Buffer.from('cityguide-locked'),
  });
  return memberNames.map((name, index) => {
    const isDemo = index === 0;
    const email = isDemo
      ? demoMember.email
      : `${name.split(' ')[0]?.normalize('NFD').replace(/\W/g, '').toLowerCase()}${index}@example.com`;
    return {
      id: index + 1,
      email,
      email_key: email,
      password_hash: isDemo ? demoHash : locked,
      has_password: 1,
      date_password_changed: null,
      full_name: name,
      avatar_path: avatarOf(name),
      date_email_proven: null,
      date_joined: Math.round(oldestMs + random.next() * (newestMs - oldestMs)),
      is_newsletter_promotions_active: 0,
      is_news_category_newsletter_active: 1,
      is_events_category_newsletter_active: 0,
      is_foods_category_newsletter_active: isDemo ? 1 : 0,
    };
  });
}

/** What members have saved: the well-loved places more often. */
export function createFavourites({
  members,
  listings,
}: {
  members: readonly Selectable<ProfileTable>[];
  listings: readonly ListingRow[];
}): Selectable<FavouriteTable>[] {
  const random = createRandom('favourites');
  const loved = [...listings]
    .sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id)
    .slice(0, 240);
  return members
    .flatMap(({ id }) =>
      random.sample(loved, random.integer(4, 12)).map((listing) => ({ profile_id: id, listing })),
    )
    .map(({ profile_id, listing }, index) => ({
      id: index + 1,
      profile_id,
      listing_id: listing.id,
      date_created: Math.round(listing.date_published + random.next() * (newestMs - listing.date_published)),
    }));
}
