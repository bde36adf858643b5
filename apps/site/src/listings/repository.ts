import type { Listing, ListingOrdering } from '@cityguide/api/contract';
import type { Database } from '../database/database';
import { matchKeywords } from './matchKeywords';
import { orderListings } from './orderListings';
import { readListing } from './readListing';

/** Which listings, in what order, which page of them. Ids that nothing has find nothing. */
export interface ListingQuery {
  limit: number;
  offset: number;
  ordering: ListingOrdering;
  keywords?: string;
  typeId?: number;
  subTypeId?: number;
  neighbourhoodId?: number;
}

export interface ListingPage {
  /** How many match in all. */
  count: number;
  listings: Listing[];
}

export type ListingRepository = ReturnType<typeof createListingRepository>;

/** Reads listings. Both databases give the same rows in the same order. */
export function createListingRepository({ query: database }: Database) {
  async function findPage(wanted: ListingQuery): Promise<ListingPage> {
    const matching = filterListings(wanted);
    const { count } = await matching
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (wanted.offset >= count) return { count, listings: [] };

    // Ids first, the joins only for the rows of the page: skipping rows costs an index entry each.
    const page = orderListings(matching.select('listings.id'), wanted.ordering)
      .limit(wanted.limit)
      .offset(wanted.offset);
    const ids = (await page.execute()).map((row) => row.id);
    return { count, listings: await findByIds(ids) };
  }

  /** The listings with these ids, in this order; ids that nothing has are left out. */
  async function findByIds(ids: readonly number[]): Promise<Listing[]> {
    if (ids.length === 0) return [];
    const rows = await selectListings()
      .where('listings.id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(readListing);
  }

  async function findById(id: number): Promise<Listing | undefined> {
    const row = await selectListings().where('listings.id', '=', id).executeTakeFirst();
    return row && readListing(row);
  }

  /** By the path of the listing's own page, and with the words that only that page shows. */
  async function findByPath(path: string): Promise<(Listing & { description: string }) | undefined> {
    const row = await selectListings()
      .select('listings.description')
      .where('listings.path', '=', path)
      .executeTakeFirst();
    return row && { ...readListing(row), description: row.description };
  }

  function filterListings({ keywords, typeId, subTypeId, neighbourhoodId }: ListingQuery) {
    let query = database.selectFrom('listings');
    if (typeId !== undefined) query = query.where('listings.type_id', '=', typeId);
    if (subTypeId !== undefined) query = query.where('listings.sub_type_id', '=', subTypeId);
    if (neighbourhoodId !== undefined) query = query.where('listings.neighbourhood_id', '=', neighbourhoodId);
    for (const condition of keywords ? matchKeywords(keywords) : []) query = query.where(condition);
    return query;
  }

  function selectListings() {
    return database
      .selectFrom('listings')
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
