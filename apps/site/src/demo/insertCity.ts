import type { City } from '@cityguide/demo-city';
import { foldText } from '@cityguide/site-config/formats';
import { resetIdentitySequences } from '../platform/database/resetIdentitySequences';
import type { Database } from '../platform/database/Database';
import { createHouseAdRows } from './createHouseAdRows';
import { createListingRows } from './createListingRows';
import { createMemberRows } from './createMemberRows';
import { insertRows } from './insertRows';

interface InsertCityOptions {
  /** Whether the demo member can log in with the password published in the README; not in production. */
  isDemoOpen?: boolean;
}

/** Inserts the whole city in one transaction, referenced rows first. */
export async function insertCity(
  database: Database,
  city: City,
  { isDemoOpen = true }: InsertCityOptions = {},
): Promise<void> {
  const listings = createListingRows(city);
  const profiles = await createMemberRows(city.members, isDemoOpen);
  const variants = city.pictureVariants.map((row) => ({ ...row, is_mirrored: toFlag(row.is_mirrored) }));
  const todos = city.todos.map((row) => ({ ...row, is_done: toFlag(row.is_done) }));
  await database.query.transaction().execute(async (transaction) => {
    await insertRows(transaction, { table: 'neighbourhoods', rows: city.neighbourhoods.map(addSortName) });
    await insertRows(transaction, { table: 'listing_types', rows: city.listingTypes });
    await insertRows(transaction, { table: 'listing_sub_types', rows: city.listingSubTypes });
    await insertRows(transaction, { table: 'listings', rows: listings });
    await insertRows(transaction, { table: 'photos', rows: city.photos });
    await insertRows(transaction, { table: 'picture_variants', rows: variants });
    await insertRows(transaction, { table: 'article_types', rows: city.articleTypes });
    await insertRows(transaction, { table: 'articles', rows: city.articles.map(addSortName) });
    await insertRows(transaction, { table: 'videos', rows: city.videos.map(addSortName) });
    await insertRows(transaction, { table: 'events', rows: city.events.map(addSortName) });
    await insertRows(transaction, { table: 'contests', rows: city.contests });
    await insertRows(transaction, { table: 'profiles', rows: profiles });
    await insertRows(transaction, { table: 'favourites', rows: city.favourites });
    await insertRows(transaction, { table: 'todos', rows: todos });
    await insertRows(transaction, { table: 'article_bookmarks', rows: city.articleBookmarks });
    await insertRows(transaction, { table: 'video_bookmarks', rows: city.videoBookmarks });
    await insertRows(transaction, { table: 'event_bookmarks', rows: city.eventBookmarks });
    await insertRows(transaction, { table: 'ratings', rows: city.ratings });
    await insertRows(transaction, { table: 'house_ads', rows: createHouseAdRows(city.houseAds) });
  });
  await resetIdentitySequences(database);
}

const toFlag = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0);
const addSortName = <Row extends { name: string }>(row: Row) => ({ ...row, sort_name: foldText(row.name) });
