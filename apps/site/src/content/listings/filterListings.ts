import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';
import { matchByIndex, matchByText } from '../search/matchWords';

/** Unknown ids match nothing. */
export interface ListingFilter {
  typeId?: number | undefined;
  subTypeId?: number | undefined;
  neighbourhoodId?: number | undefined;
  /** A listing must match all of them, each at the beginning of a word (`readKeywords`). */
  words: readonly string[];
}

interface FilterListingsOptions {
  /** Now, in milliseconds since 1970. */
  nowMs: number;
  /** Set when very many listings match the words: rows are then tested in the requested order until a page is full. */
  isBroad?: boolean;
}

/** Selects the published listings that match. */
export function filterListings(
  { query: database, engine }: Database,
  { typeId, subTypeId, neighbourhoodId, words }: ListingFilter,
  { nowMs, isBroad = false }: FilterListingsOptions,
) {
  let query = database.selectFrom('listings').where(isPublished('listings', nowMs));
  if (typeId !== undefined) query = query.where('listings.type_id', '=', typeId);
  if (subTypeId !== undefined) query = query.where('listings.sub_type_id', '=', subTypeId);
  if (neighbourhoodId !== undefined) query = query.where('listings.neighbourhood_id', '=', neighbourhoodId);
  if (words.length === 0) return query;
  const match = { engine, table: 'listings', words } as const;
  const conditions = isBroad ? matchByText(match) : [matchByIndex(match)];
  return query.where(sql.join(conditions, sql` and `) as (typeof conditions)[number]);
}
