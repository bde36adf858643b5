import { sql, type SelectQueryBuilder } from 'kysely';
import type { ListingOrdering } from '@cityguide/api/contract';
import type { Tables } from '../../platform/database/tables';
import { rankMatches } from '../search/rankMatches';

/**
 * The orders of the API, or by relevance to the search words; equally relevant listings are ordered by number of
 * favourites. `findNearest` orders by distance.
 */
export type Ordering = ListingOrdering | 'distance' | 'relevance';

type Direction = 'asc' | 'desc';
type Column = 'sort_name' | 'rating' | 'favourite_count' | 'date_published';

/** A Map, so that `ordering=constructor` finds nothing. */
const ORDERINGS: ReadonlyMap<Ordering, readonly [Column, Direction]> = new Map([
  ['name', ['sort_name', 'asc']],
  ['-name', ['sort_name', 'desc']],
  ['rating', ['rating', 'asc']],
  ['-rating', ['rating', 'desc']],
  ['favourite_count', ['favourite_count', 'asc']],
  ['-favourite_count', ['favourite_count', 'desc']],
  ['date_published', ['date_published', 'asc']],
  ['-date_published', ['date_published', 'desc']],
]);

/**
 * Orders a query over listings. The id comes last, so that pages never overlap. Listings without a rating come last in
 * both directions, since the two databases sort nulls differently. Each order has an index (migration 0006).
 * @param words the search words that relevance refers to
 */
export function orderListings<DB extends Tables, O>(
  query: SelectQueryBuilder<DB, 'listings', O>,
  { ordering, words }: { ordering: Ordering; words: readonly string[] },
): SelectQueryBuilder<DB, 'listings', O> {
  if (ordering === 'relevance') {
    const ranked = words.length > 0 ? query.orderBy(rankMatches('listings', words)) : query;
    return orderListings(ranked, { ordering: '-favourite_count', words });
  }
  const [column, direction] = ORDERINGS.get(ordering) ?? ['date_published', 'desc'];
  const byColumn = column === 'rating' ? query.orderBy(sql`listings.rating is null`) : query;
  return byColumn.orderBy(sql.ref(`listings.${column}`), direction).orderBy(sql.ref('listings.id'));
}
