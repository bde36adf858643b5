import type { City, CityListing, CityMember } from '../City';
import { createRandom, type Random } from '../random';
import { newestMs } from '../cityTime';

const DAY_MS = 86_400_000;

type Keepsakes = Pick<City, 'todos' | 'articleBookmarks' | 'videoBookmarks' | 'eventBookmarks' | 'ratings'>;

interface Published {
  listings: readonly CityListing[];
  articles: readonly { id: number }[];
  videos: readonly { id: number }[];
  events: readonly { id: number }[];
}

/** What members keep besides favourites: to-dos, bookmarks and ratings, some of each for every member. */
export function createKeepsakes(
  members: readonly CityMember[],
  { listings, articles, videos, events }: Published,
): Keepsakes {
  const loved = [...listings]
    .sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id)
    .slice(0, 240);

  /** One group; `details` are what is particular to it. */
  function keep<Row>(
    key: string,
    from: readonly { id: number }[],
    details: (objectId: number, random: Random) => Row,
  ) {
    const random = createRandom(key);
    return members
      .flatMap(({ id }) =>
        random.sample(from, random.integer(3, 8)).map((object) => ({ profile_id: id, object })),
      )
      .map(({ profile_id, object }, index) => ({
        id: index + 1,
        profile_id,
        date_created: Math.round(newestMs - random.next() * 90 * DAY_MS),
        ...details(object.id, random),
      }));
  }

  return {
    todos: keep('todos', loved, (id, random) => ({ listing_id: id, is_done: random.chance(0.3) })),
    articleBookmarks: keep('article-bookmarks', articles, (id) => ({ article_id: id })),
    videoBookmarks: keep('video-bookmarks', videos, (id) => ({ video_id: id })),
    eventBookmarks: keep('event-bookmarks', events, (id) => ({ event_id: id })),
    ratings: keep('ratings', loved, (id, random) => ({ listing_id: id, value: random.integer(5, 10) / 2 })),
  };
}
