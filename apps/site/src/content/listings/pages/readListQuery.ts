import { listingOrderings, type ListingOrdering } from '@cityguide/api/contract';
import { readPageNumber } from '@cityguide/widget-listing-grid/pages';

export const PAGE_LENGTH = 12;
const MAX_OFFSET = 1_000_000;

type Query = Readonly<Record<string, unknown>>;

export interface ListQuery {
  ordering: ListingOrdering;
  offset: number;
}

/**
 * Reads `?ordering=` and the offset of a listings page: `?page=`, counted from 0, for numbered pages, otherwise
 * `?offset=`. Invalid values count as absent.
 */
export function readListQuery(
  query: Query,
  { ordering: defaultOrdering = '-date_published' }: { ordering?: ListingOrdering } = {},
): ListQuery {
  const ordering = listingOrderings.find((name) => name === query.ordering) ?? defaultOrdering;
  const page = typeof query.page === 'string' ? (readPageNumber(query.page) ?? 0) : undefined;
  const offset =
    page === undefined
      ? readOffset(query.offset)
      : Math.min(page * PAGE_LENGTH, MAX_OFFSET - (MAX_OFFSET % PAGE_LENGTH));
  return { ordering, offset };
}

export function readOffset(value: unknown): number {
  const offset = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return Math.min(offset, MAX_OFFSET);
}
