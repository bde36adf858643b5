import type { Listing, ListingOrdering } from '@cityguide/api/contract';
import type { SitePaths } from '@cityguide/site-config';
import type { ListingPage } from '../../listings/repository';
import { omitEmpty } from './omitEmpty';
import { PAGE_LENGTH } from './readListQuery';
import { viewListing } from './viewListing';

interface Wanted {
  page: ListingPage;
  ordering: ListingOrdering;
  offset: number;
  /** Attributes of the mount point that filter: `data-sub-type` and the like. */
  filters: { typeId?: number; subTypeId?: number; neighbourhoodId?: number };
  paths: SitePaths;
}

const TABS = [
  ['name', 'A–Z'],
  ['-rating', 'RATING'],
  ['-favourite_count', 'POPULARITY'],
  ['-date_published', 'MOST RECENT'],
] as const;

/** A grid of listings as templates place it: cards and tabs in HTML, and the same page as JSON for the widget. */
export function createGrid({ page, ordering, offset, filters, paths }: Wanted) {
  const rest = page.count - offset - page.listings.length;
  const query = (parameters: Record<string, string | number>) =>
    `?${new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]))}`;
  const order: Record<string, string> = ordering === '-date_published' ? {} : { ordering };
  return {
    ordering,
    filters,
    limit: PAGE_LENGTH,
    cards: page.listings.map((listing) => viewListing(listing, paths)),
    tabs: TABS.map(([id, words]) => ({ words, href: query({ ordering: id }), isCurrent: id === ordering })),
    moreHref: rest > 0 ? query({ ...order, offset: offset + PAGE_LENGTH }) : undefined,
    backHref: offset > 0 ? query({ ...order, offset: Math.max(0, offset - PAGE_LENGTH) }) : undefined,
    /** The widget's list starts at the beginning, so a later page without JavaScript hands it nothing. */
    data: offset === 0 ? createData(page.listings, page.count) : undefined,
  };
}

function createData(results: readonly Listing[], count: number) {
  return { results: omitEmpty(results), count };
}
