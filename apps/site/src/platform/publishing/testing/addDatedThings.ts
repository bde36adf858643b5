import type { Database } from '../../database/database';
import { addPhotos } from '../../../content/photos/testing/addPhotos';
import { createSearchText } from '../../text/createSearchText';

/** A word that all of them have, so that a search finds them. */
export const COMMON_WORD = 'quokka';
/** What the name of each thing begins with. */
export const MARK = 'zyx';
/** Of the listing, the article, the video, the event and the contest alike. */
export const DATED_ID = 9001;
const OPEN_ID = 9002;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Ids of the photos. */
export interface DatedPhotos {
  dated: number;
  /** Of the dated listing; its own date is long past. */
  ofListing: number;
}

interface Order {
  dateMs: number;
  presentMs: number;
  profileId: number;
}

/**
 * Adds one thing of every kind that editors date, each with a name of its own, and two that wait for the dated
 * listing: a photo of it and an event at it. `OPEN` is a place that is public throughout.
 */
export async function addDatedThings(
  database: Database,
  { dateMs, presentMs, profileId }: Order,
): Promise<DatedPhotos> {
  const { query } = database;
  await query
    .insertInto('listings')
    .values([
      createListing({ id: DATED_ID, name: 'Zyxlisting', path: '/restaurants/zyxlisting/', dateMs }),
      createListing({ id: OPEN_ID, name: 'Open', path: '/restaurants/open/', dateMs: 0 }),
    ])
    .execute();
  const named = (kind: string) => ({
    id: DATED_ID,
    name: `Zyx${kind} ${COMMON_WORD}`,
    image_path: 'pictures/dated.jpg',
    date_published: dateMs,
  });
  const sorted = (kind: string) => ({ ...named(kind), sort_name: named(kind).name.toLowerCase() });
  await query
    .insertInto('articles')
    .values({ ...sorted('article'), path: '/food/zyxarticle/', type_id: 1 })
    .execute();
  await query
    .insertInto('videos')
    .values({ ...sorted('video'), path: '/videos/zyxvideo/', duration_seconds: 5 })
    .execute();
  const event = { price: 'Free', start_time: presentMs + DAY_MS, end_time: presentMs + DAY_MS + HOUR_MS };
  await query
    .insertInto('events')
    .values([
      { ...sorted('event'), ...event, path: '/events/zyxevent/', listing_id: OPEN_ID },
      {
        ...sorted('guest'),
        ...event,
        id: DATED_ID + 1,
        path: '/events/zyxguest/',
        listing_id: DATED_ID,
        date_published: 0,
      },
    ])
    .execute();
  const closes = presentMs + 9 * DAY_MS;
  await query
    .insertInto('contests')
    .values({ ...named('contest'), path: '/contests/zyxcontest/', kind: 'entry', closes_time: closes })
    .execute();
  const [dated = 0, ofListing = 0] = await addPhotos(database, [
    { listing_id: OPEN_ID, creation_date: dateMs, description: 'Zyxphoto', profile_id: profileId },
    { listing_id: DATED_ID, creation_date: 1, description: 'Zyxofplace', profile_id: profileId },
  ]);
  await sharePhoto(database, dated, '/restaurants/open/');
  await sharePhoto(database, ofListing, '/restaurants/zyxlisting/');
  return { dated, ofListing };
}

/** Gives all of them another date, as an editor's own SQL does. */
export async function dateThings({ query }: Database, photos: DatedPhotos, dateMs: number): Promise<void> {
  for (const table of ['listings', 'articles', 'videos', 'events', 'contests'] as const)
    await query.updateTable(table).set({ date_published: dateMs }).where('id', '=', DATED_ID).execute();
  await query.updateTable('photos').set({ creation_date: dateMs }).where('id', '=', photos.dated).execute();
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
    // The most loved of all: it would stand on every page that shows any.
    favourite_count: 99_999,
    date_published: dateMs,
    search_text: createSearchText([`${name} ${COMMON_WORD}`, null, 'Italian', 'The Annex']),
  };
}

const sharePhoto = ({ query }: Database, id: number, folder: string) =>
  query
    .updateTable('photos')
    .set({ share_path: `${folder}photos/${id}/` })
    .where('id', '=', id)
    .execute();
