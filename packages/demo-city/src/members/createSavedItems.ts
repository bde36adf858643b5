import type { City, CityListing, CityMember } from '../City';
import { createRandom, type Random } from '../random';
import { newestMs } from '../cityTime';

const DAY_MS = 86_400_000;

type SavedItems = Pick<City, 'todos' | 'articleBookmarks' | 'videoBookmarks' | 'eventBookmarks' | 'ratings'>;

interface PublishedContent {
  listings: readonly CityListing[];
  articles: readonly { id: number }[];
  videos: readonly { id: number }[];
  events: readonly { id: number }[];
}

/** What members save besides favourites: to-dos, bookmarks and ratings, some of each for every member. */
export function createSavedItems(
  members: readonly CityMember[],
  { listings, articles, videos, events }: PublishedContent,
): SavedItems {
  const popular = [...listings]
    .sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id)
    .slice(0, 240);

  /** The items of one group; `details` returns the fields that are specific to it. */
  function createGroup<Row>(
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
    todos: createGroup('todos', popular, (id, random) => ({ listing_id: id, is_done: random.chance(0.3) })),
    articleBookmarks: createGroup('article-bookmarks', articles, (id) => ({ article_id: id })),
    videoBookmarks: createGroup('video-bookmarks', videos, (id) => ({ video_id: id })),
    eventBookmarks: createGroup('event-bookmarks', events, (id) => ({ event_id: id })),
    ratings: createGroup('ratings', popular, (id, random) => ({
      listing_id: id,
      value: random.integer(5, 10) / 2,
    })),
  };
}
