import type { Listing } from '@cityguide/api/contract';
import type { Coordinates } from '@cityguide/site-config/formats';
import {
  createDataVersionReader,
  type ReadDataVersions,
} from '../../platform/caching/createDataVersionReader';
import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';
import { readKeywords } from '../search/readKeywords';
import { createListingCounter } from './createListingCounter';
import { findNearest } from './findNearest';
import { filterListings, type ListingFilter } from './filterListings';
import { orderListings, type Ordering } from './orderListings';
import { toListing } from './toListing';

/** Above this number, matches are not collected and sorted: rows are tested in order until the page is full. */
const MANY_MATCHES = 5000;

export interface ListingQuery extends Omit<ListingFilter, 'words'> {
  limit: number;
  offset: number;
  /** `relevance` refers to the keywords; with very many matches the listings with most favourites come first. */
  ordering: Ordering;
  /** Where `distance` is measured from; without it that ordering is by date. */
  near?: Coordinates | undefined;
  keywords?: string | undefined;
}

export interface ListingPage {
  /** Total number of matches. */
  count: number;
  listings: Listing[];
}

interface ListingRepositoryOptions {
  readDataVersions: ReadDataVersions;
  now(): number;
}

export type ListingRepository = ReturnType<typeof createListingRepository>;

/** Reads published listings. Both databases return the same rows in the same order. */
export function createListingRepository(
  connection: Database,
  {
    now = Date.now,
    readDataVersions = createDataVersionReader(connection, now),
  }: Partial<ListingRepositoryOptions> = {},
) {
  const { query: database } = connection;
  const countListings = createListingCounter(connection, { readDataVersions, now });

  async function findPage({
    limit,
    offset,
    ordering,
    near,
    keywords,
    ...filter
  }: ListingQuery): Promise<ListingPage> {
    const words = readKeywords(keywords ?? '');
    const count = await countListings({ ...filter, words });
    if (offset >= count) return { count, listings: [] };

    // Selects ids first, and joins only for the rows of the page: a skipped row then costs one index entry.
    const isBroad = words.length > 0 && (await countListings({ words })) > MANY_MATCHES;
    const matching = () => filterListings(connection, { ...filter, words }, { nowMs: now(), isBroad });
    if (ordering === 'distance' && near)
      return {
        count,
        listings: await findByIds(await findNearest(matching, { near, limit, offset, count })),
      };
    const page = orderListings(matching().select('listings.id'), {
      ordering: isBroad && ordering === 'relevance' ? '-favourite_count' : ordering,
      words,
    })
      .limit(limit)
      .offset(offset);
    const ids = (await page.execute()).map((row) => row.id);
    return { count, listings: await findByIds(ids) };
  }

  /** The listings with these ids, in this order; ids without a published listing are left out. */
  async function findByIds(ids: readonly number[]): Promise<Listing[]> {
    if (ids.length === 0) return [];
    const rows = await selectListings()
      .where('listings.id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toListing);
  }

  async function findById(id: number): Promise<Listing | undefined> {
    const row = await selectListings().where('listings.id', '=', id).executeTakeFirst();
    return row && toListing(row);
  }

  /** Finds a listing by the path of its page, with the description that only that page shows. */
  async function findByPath(path: string): Promise<(Listing & { description: string }) | undefined> {
    const row = await selectListings()
      .select('listings.description')
      .where('listings.path', '=', path)
      .executeTakeFirst();
    return row && { ...toListing(row), description: row.description };
  }

  function selectListings() {
    return database
      .selectFrom('listings')
      .where(isPublished('listings', now()))
      .innerJoin('listing_types', 'listing_types.id', 'listings.type_id')
      .innerJoin('listing_sub_types', 'listing_sub_types.id', 'listings.sub_type_id')
      .leftJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
      .select([
        'listings.id',
        'listings.name',
        'listings.address',
        'listings.phone',
        'listings.website',
        'listings.rating',
        'listings.image_path',
        'listings.latitude',
        'listings.longitude',
        'listings.path',
        'listings.dinesafe_establishment_id',
        'listings.opening_hours',
        'listings.price',
        'listings.menu_url',
        'listings.booking_url',
        'listings.rating_count',
        'listings.type_id',
        'listings.sub_type_id',
        'listings.neighbourhood_id',
        'listing_types.name as type_name',
        'listing_types.path as type_path',
        'listing_sub_types.name as sub_type_name',
        'listing_sub_types.path as sub_type_path',
        'neighbourhoods.name as neighbourhood_name',
        'neighbourhoods.path as neighbourhood_path',
      ]);
  }

  return { findPage, findByIds, findById, findByPath };
}
