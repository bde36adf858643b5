import type { CityFavourite, CityListing, CityMember } from '../City';
import { avatarOf } from '../pictures/planAvatars';
import { createRandom } from '../random';
import { newestMs, oldestMs } from '../cityTime';
import { memberNames } from './memberNames';

/** The account for trying the site; documented in the README. */
export const demoMember = { email: 'demo@example.com', password: 'toronto-demo' } as const;

/** The demo member, and others who cannot log in because they have no password. */
export function createMembers(): CityMember[] {
  const random = createRandom('members');
  // The first number is skipped: it was once part of a password, and the dates of the members must stay the same.
  random.next();
  return memberNames.map((name, index) => {
    const isDemo = index === 0;
    const firstName = name.split(' ')[0]?.normalize('NFD').replace(/\W/g, '').toLowerCase();
    return {
      id: index + 1,
      full_name: name,
      email: isDemo ? demoMember.email : `${firstName}${index}@example.com`,
      password: isDemo ? demoMember.password : undefined,
      avatar_path: avatarOf(name),
      date_joined: Math.round(oldestMs + random.next() * (newestMs - oldestMs)),
      newsletters: isDemo ? ['default', 'foods'] : ['default'],
    };
  });
}

/** What members have saved: popular listings more often. */
export function createFavourites({
  members,
  listings,
}: {
  members: readonly CityMember[];
  listings: readonly CityListing[];
}): CityFavourite[] {
  const random = createRandom('favourites');
  const popular = [...listings]
    .sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id)
    .slice(0, 240);
  return members
    .flatMap(({ id }) =>
      random.sample(popular, random.integer(4, 12)).map((listing) => ({ profile_id: id, listing })),
    )
    .map(({ profile_id, listing }, index) => ({
      id: index + 1,
      profile_id,
      listing_id: listing.id,
      date_created: Math.round(listing.date_published + random.next() * (newestMs - listing.date_published)),
    }));
}
