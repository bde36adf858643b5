import { averageRating } from '@cityguide/api/contract';
import type { Selectable } from 'kysely';
import type {
  ArticleBookmarkTable,
  EventBookmarkTable,
  ListingRow,
  ProfileTable,
  RatingTable,
  TodoTable,
  VideoBookmarkTable,
} from '../../platform/database/tables';
import { createRandom, type Random } from '../random';
import { newestMs } from '../seedTime';

const DAY_MS = 86_400_000;

interface Published {
  listings: readonly ListingRow[];
  articles: readonly { id: number }[];
  videos: readonly { id: number }[];
  events: readonly { id: number }[];
}

/** What members keep besides favourites: to-dos, bookmarks and ratings, some of each for every member. */
export function createKeepsakes(
  members: readonly Selectable<ProfileTable>[],
  { listings, articles, videos, events }: Published,
) {
  const loved = [...listings]
    .sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id)
    .slice(0, 240);

  /** Rows of one group; `details` are what is particular to it. */
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

  const todos: Selectable<TodoTable>[] = keep('todos', loved, (id, random) => ({
    listing_id: id,
    is_done: random.chance(0.3) ? 1 : 0,
  }));
  const articleBookmarks: Selectable<ArticleBookmarkTable>[] = keep('article-bookmarks', articles, (id) => ({
    article_id: id,
  }));
  const videoBookmarks: Selectable<VideoBookmarkTable>[] = keep('video-bookmarks', videos, (id) => ({
    video_id: id,
  }));
  const eventBookmarks: Selectable<EventBookmarkTable>[] = keep('event-bookmarks', events, (id) => ({
    event_id: id,
  }));
  const ratings: Selectable<RatingTable>[] = keep('ratings', loved, (id, random) => ({
    listing_id: id,
    value: random.integer(5, 10) / 2,
  }));
  return { todos, articleBookmarks, videoBookmarks, eventBookmarks, ratings };
}

/** The listings with their ratings as members' ratings leave them. */
export function rateListings(
  listings: readonly ListingRow[],
  ratings: readonly Selectable<RatingTable>[],
): ListingRow[] {
  return listings.map((listing) => {
    const given = ratings.filter(({ listing_id: id }) => id === listing.id);
    const sum = given.reduce((total, { value }) => total + value, 0);
    const rating = averageRating({ editors: listing.editors_rating, sum, count: given.length });
    return { ...listing, rating };
  });
}
