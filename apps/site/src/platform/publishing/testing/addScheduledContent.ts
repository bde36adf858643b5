import type { Database } from '../../database/Database';
import { addPhotos } from '../../../content/photos/testing/addPhotos';
import { createSearchText } from '../../text/createSearchText';

/** A word in all of their names, so that a search finds them. */
export const COMMON_WORD = 'quokka';
/** The prefix of each name: too long to stand in a random token by chance. */
export const NAME_PREFIX = 'zyxwvutsr';
/** The id of the listing, the article, the video, the event and the contest. */
export const SCHEDULED_ID = 9001;
const PUBLIC_LISTING_ID = 9002;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Ids of the photos. */
export interface ScheduledPhotos {
  scheduled: number;
  /** Photo of the scheduled listing; its own date is long past. */
  ofListing: number;
}

interface AddScheduledContentOptions {
  dateMs: number;
  presentMs: number;
  profileId: number;
}

/**
 * Adds one row of every scheduled content type, each with its own name, and two that wait for the scheduled listing: a photo
 * of it and an event at it. The listing `PUBLIC_LISTING_ID` is always public.
 */
export async function addScheduledContent(
  database: Database,
  { dateMs, presentMs, profileId }: AddScheduledContentOptions,
): Promise<ScheduledPhotos> {
  const { query } = database;
  await query
    .insertInto('listings')
    .values([
      createListing({
        id: SCHEDULED_ID,
        name: 'Zyxwvutsrlisting',
        path: '/restaurants/zyxwvutsrlisting/',
        dateMs,
      }),
      createListing({ id: PUBLIC_LISTING_ID, name: 'Open', path: '/restaurants/open/', dateMs: 0 }),
    ])
    .execute();
  const named = (kind: string) => ({
    id: SCHEDULED_ID,
    name: `Zyxwvutsr${kind} ${COMMON_WORD}`,
    image_path: 'pictures/dated.jpg',
    date_published: dateMs,
  });
  const sorted = (kind: string) => ({ ...named(kind), sort_name: named(kind).name.toLowerCase() });
  await query
    .insertInto('articles')
    .values({ ...sorted('article'), path: '/food/zyxwvutsrarticle/', type_id: 1 })
    .execute();
  await query
    .insertInto('videos')
    .values({ ...sorted('video'), path: '/videos/zyxwvutsrvideo/', duration_seconds: 5 })
    .execute();
  const event = { price: 'Free', start_time: presentMs + DAY_MS, end_time: presentMs + DAY_MS + HOUR_MS };
  await query
    .insertInto('events')
    .values([
      { ...sorted('event'), ...event, path: '/events/zyxwvutsrevent/', listing_id: PUBLIC_LISTING_ID },
      {
        ...sorted('guest'),
        ...event,
        id: SCHEDULED_ID + 1,
        path: '/events/zyxwvutsrguest/',
        listing_id: SCHEDULED_ID,
        date_published: 0,
      },
    ])
    .execute();
  const closes = presentMs + 9 * DAY_MS;
  await query
    .insertInto('contests')
    .values({ ...named('contest'), path: '/contests/zyxwvutsrcontest/', kind: 'entry', closes_time: closes })
    .execute();
  const [scheduled = 0, ofListing = 0] = await addPhotos(database, [
    {
      listing_id: PUBLIC_LISTING_ID,
      creation_date: dateMs,
      description: 'Zyxwvutsrphoto',
      profile_id: profileId,
    },
    { listing_id: SCHEDULED_ID, creation_date: 1, description: 'Zyxwvutsrofplace', profile_id: profileId },
  ]);
  await setSharePath(database, scheduled, '/restaurants/open/');
  await setSharePath(database, ofListing, '/restaurants/zyxwvutsrlisting/');
  return { scheduled, ofListing };
}

/** Changes the publication date of all of them by SQL, as an editor may. */
export async function reschedule(
  { query }: Database,
  photos: ScheduledPhotos,
  dateMs: number,
): Promise<void> {
  for (const table of ['listings', 'articles', 'videos', 'events', 'contests'] as const)
    await query.updateTable(table).set({ date_published: dateMs }).where('id', '=', SCHEDULED_ID).execute();
  await query
    .updateTable('photos')
    .set({ creation_date: dateMs })
    .where('id', '=', photos.scheduled)
    .execute();
}

function createListing({
  id,
  name,
  path,
  dateMs,
}: {
  id: number;
  name: string;
  path: string;
  dateMs: number;
}) {
  return {
    id,
    name: `${name} ${COMMON_WORD}`,
    sort_name: `${name} ${COMMON_WORD}`.toLowerCase(),
    path,
    rating: 5,
    editors_rating: 5,
    image_path: 'pictures/dated.jpg',
    type_id: 1,
    sub_type_id: 1,
    neighbourhood_id: 1,
    // The highest count of all, so that it would be on every page that shows listings.
    favourite_count: 99_999,
    date_published: dateMs,
    search_text: createSearchText([`${name} ${COMMON_WORD}`, null, 'Italian', 'The Annex']),
  };
}

const setSharePath = ({ query }: Database, id: number, folder: string) =>
  query
    .updateTable('photos')
    .set({ share_path: `${folder}photos/${id}/` })
    .where('id', '=', id)
    .execute();
