import type { Database } from '../platform/database/Database';
import { createSearchText } from '../platform/text/createSearchText';
import { foldText } from '@cityguide/site-config/formats';

const NAMES = [
  'Bar Étoile',
  'bar etoile',
  'Zoë’s "Pub"',
  "Trinity's 100% Café",
  'under_score',
  'Under score',
  'Ægir & Søn',
  'École Ramen',
  'ecole ramen',
  'Ñandú Grill',
  'back\\slash',
  'Üzüm',
  'Straße 7',
  '7 Lives',
  'Đồng Phở',
  'O’Hara',
  'Łódź Deli',
  'Fish; drop table',
  '<b>Bold</b> Eats',
  '北京 House',
];
const SUB_TYPES = ['Italian', 'Ramen', 'Bakeries', 'Parks'];
const NEIGHBOURHOODS = ['The Annex', 'Côte-Verte', 'Zion'];
/** Without listings: they are only in the list of neighbourhoods. */
const EMPTY_NEIGHBOURHOODS = ['Alder Row', 'Bay Flats', 'Île Verte', 'Mount Quiet'];
/** Few different values, so that orderings have many ties to break. */
const RATINGS = [null, 4.5, 3, null, 5, 4.5, 0.5];
/** Split, past midnight, around the clock, with exceptions, closed for now. */
const HOURS = [
  '',
  'Mo off; Tu-Su 11:30-14:30,17:00-22:00',
  'Mo-Th 17:00-23:00; Fr-Sa 18:00-02:00; Su off',
  'Mo-Su 00:00-24:00',
  'Mo-Su 09:00-17:00; 12-25 off "Christmas Day"',
  'Mo-Su 09:00-17:00; off',
  'Mo 09:00-17:00; Tu-Su unknown',
];
const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export const SAMPLE_LISTING_COUNT = 120;

/** Adds a small city with the edge cases of lists: ties, missing values, accents, quotes and wildcards in names. */
export async function addSampleCity(database: Database): Promise<void> {
  const { query } = database;
  await query
    .insertInto('listing_types')
    .values([
      { id: 1, name: 'Restaurants', path: '/restaurants/' },
      { id: 2, name: 'Places', path: '/places/' },
    ])
    .execute();
  await query
    .insertInto('listing_sub_types')
    .values(
      SUB_TYPES.map((name, index) => ({
        id: index + 1,
        type_id: index < 2 ? 1 : 2,
        name,
        path: `/kind-${index}/`,
      })),
    )
    .execute();
  await query
    .insertInto('neighbourhoods')
    .values(
      [...NEIGHBOURHOODS, ...EMPTY_NEIGHBOURHOODS].map((name, index) => ({
        id: index + 1,
        name,
        sort_name: foldText(name),
        path: `/hood-${index}/`,
        latitude: 43.6 + index / 10,
        longitude: -79.4,
      })),
    )
    .execute();
  await query
    .insertInto('listings')
    .values(Array.from({ length: SAMPLE_LISTING_COUNT }, (_, index) => createListing(index)))
    .execute();
  await addSampleMedia(database);
  await addSampleContests(database);
}

/** Ten articles, videos and events, which tests save and list. */
async function addSampleMedia({ query }: Database): Promise<void> {
  const ids = Array.from({ length: 10 }, (_, index) => index + 1);
  const createRows = (kind: string) =>
    ids.map((id) => ({
      id,
      name: `${kind} ${id}`,
      sort_name: `${kind} ${id}`.toLowerCase(),
      path: `/${kind.toLowerCase()}s/${id}/`,
      image_path: id % 3 === 0 ? null : `pictures/sample-${id % 3}.jpg`,
    }));
  await query.insertInto('article_types').values({ id: 1, name: 'Food', path: '/food/' }).execute();
  await query
    .insertInto('articles')
    .values(
      createRows('Article').map((row) => ({
        ...row,
        type_id: 1,
        date_published: START_MS + row.id * DAY_MS,
      })),
    )
    .execute();
  await query
    .insertInto('videos')
    .values(
      createRows('Video').map((row) => ({
        ...row,
        duration_seconds: row.id % 4 === 0 ? null : row.id * 61,
        date_published: START_MS + row.id * DAY_MS,
      })),
    )
    .execute();
  await query
    .insertInto('events')
    .values(
      createRows('Event').map((row) => ({
        ...row,
        start_time: START_MS + row.id * DAY_MS,
        end_time: row.id % 2 === 0 ? null : START_MS + (row.id + 1) * DAY_MS,
        listing_id: row.id % 2 === 0 ? row.id : null,
        address: row.id % 2 === 0 ? '' : `${row.id} Front St W`,
      })),
    )
    .execute();
}

/** Seven contests, of both kinds. */
async function addSampleContests({ query }: Database): Promise<void> {
  const ids = Array.from({ length: 7 }, (_, index) => index + 1);
  await query
    .insertInto('contests')
    .values(
      ids.map((id) => ({
        id,
        name: `Contest ${id}`,
        path: `/contests/${id}/`,
        image_path: id % 3 === 0 ? null : `pictures/sample-${id % 3}.jpg`,
        kind: id % 2 === 0 ? 'photo' : 'entry',
        closes_time: START_MS + ((id * 5) % 7) * DAY_MS,
        rules: id % 3 === 0 ? '' : 'One entry a person.',
      })),
    )
    .execute();
}

function createListing(index: number) {
  const round = Math.floor(index / NAMES.length);
  const name = `${NAMES[index % NAMES.length]}${round > 1 ? ` ${round}` : ''}`;
  const subType = index % SUB_TYPES.length;
  const hood = index % 5 < NEIGHBOURHOODS.length ? index % 5 : undefined;
  const isIncomplete = index % 11 === 0;
  const rating = RATINGS[index % RATINGS.length] ?? null;
  const address = isIncomplete ? '' : `${index} Queen St W`;
  return {
    id: index + 1,
    name,
    sort_name: foldText(name),
    address,
    phone: isIncomplete ? '' : '416-555-0199',
    website: isIncomplete ? '' : 'https://example.com/',
    rating,
    editors_rating: rating,
    image_path: isIncomplete ? null : `pictures/sample-${index % 3}.jpg`,
    latitude: isIncomplete ? null : 43.65 + index / 1000,
    longitude: isIncomplete ? null : -79.38 - index / 1000,
    path: `/listing-${index + 1}/`,
    type_id: subType < 2 ? 1 : 2,
    sub_type_id: subType + 1,
    neighbourhood_id: hood === undefined ? null : hood + 1,
    dinesafe_establishment_id: index % 3 === 0 ? String(9000 + index) : null,
    opening_hours: HOURS[index % HOURS.length] ?? '',
    price: index % 5 || null,
    menu_url: index % 6 === 1 ? 'https://example.com/menu' : '',
    booking_url: index % 6 === 2 ? 'https://example.com/book' : '',
    favourite_count: index % 4,
    date_published: START_MS + (index % 17) * DAY_MS,
    search_text: createSearchText([
      name,
      address,
      SUB_TYPES[subType],
      hood === undefined ? null : NEIGHBOURHOODS[hood],
    ]),
  };
}
