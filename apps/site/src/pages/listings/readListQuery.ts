import { listingOrderings, type ListingOrdering } from '@cityguide/api/contract';

export const PAGE_LENGTH = 12;
const MAX_OFFSET = 1_000_000;

type Query = Readonly<Record<string, unknown>>;

/** `?ordering=` and `?offset=` of a listings page; nonsense counts as absent. */
export function readListQuery(query: Query): { ordering: ListingOrdering; offset: number } {
  const ordering = listingOrderings.find((name) => name === query.ordering) ?? '-date_published';
  return { ordering, offset: readOffset(query.offset) };
}

export function readOffset(value: unknown): number {
  const offset = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return Math.min(offset, MAX_OFFSET);
}
