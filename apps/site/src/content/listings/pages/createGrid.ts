import type { Listing, ListingOrdering } from '@cityguide/api/contract';
import type { SitePaths } from '@cityguide/site-config';
import type { ListingPage } from '../repository';
import { createPages } from '../../../pages/paging/createPages';
import type { ListFilters } from './findListPage';
import { omitEmpty } from '../../../pages/omitEmpty';
import { PAGE_LENGTH } from './readListQuery';
import { viewListing } from './viewListing';

interface Wanted {
  page: ListingPage;
  ordering: ListingOrdering;
  /** Order of the page's address without a query. */
  usualOrdering?: ListingOrdering;
  offset: number;
  /** Attributes of the mount point that filter: `data-sub-type` and the like. */
  filters: ListFilters;
  /** Sub types that a visitor may choose from. */
  kinds?: readonly { id: number; name: string }[];
  paging?: 'load-more' | 'pages';
  paths: SitePaths;
}

const TABS = [
  ['name', 'A–Z'],
  ['-rating', 'RATING'],
  ['-favourite_count', 'POPULARITY'],
  ['-date_published', 'MOST RECENT'],
] as const;

/** A grid of listings as templates place it: cards and tabs in HTML, and the same page as JSON for the widget. */
export function createGrid({
  page,
  ordering,
  usualOrdering = '-date_published',
  offset,
  filters,
  kinds = [],
  paging = 'load-more',
  paths,
}: Wanted) {
  const rest = page.count - offset - page.listings.length;
  const kind: Record<string, number> =
    kinds.length > 1 && filters.subTypeId !== undefined ? { sub_type: filters.subTypeId } : {};
  const order: Record<string, string> = ordering === usualOrdering ? {} : { ordering };
  const isPaged = paging === 'pages';
  return {
    ordering,
    filters,
    paging: isPaged ? paging : undefined,
    limit: PAGE_LENGTH,
    kinds:
      kinds.length > 1 ? kinds.map((each) => ({ ...each, isCurrent: each.id === filters.subTypeId })) : [],
    hiddenOrdering: order.ordering,
    cards: page.listings.map((listing) => viewListing(listing, paths)),
    tabs: TABS.map(([id, words]) => ({
      words,
      href: query({ ordering: id, ...kind }),
      isCurrent: id === ordering,
    })),
    span: { first: offset + 1, last: offset + page.listings.length, count: page.count },
    pages:
      isPaged && page.count > 0
        ? createPages({
            offset,
            limit: PAGE_LENGTH,
            count: page.count,
            hrefOf: (index) => query({ ...order, ...kind, ...(index > 0 ? { page: index } : {}) }),
          })
        : undefined,
    moreHref: !isPaged && rest > 0 ? query({ ...order, ...kind, offset: offset + PAGE_LENGTH }) : undefined,
    backHref:
      !isPaged && offset > 0
        ? query({ ...order, ...kind, offset: Math.max(0, offset - PAGE_LENGTH) })
        : undefined,
    /** A list that grows starts at the beginning, so a later page without JavaScript hands it nothing. */
    data: isPaged || offset === 0 ? createData(page, { offset, kinds }) : undefined,
  };
}

const query = (parameters: Record<string, string | number>) =>
  `?${new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]))}`;

function createData(
  { listings, count }: { listings: readonly Listing[]; count: number },
  { offset, kinds }: Required<Pick<Wanted, 'offset' | 'kinds'>>,
) {
  return {
    results: omitEmpty(listings),
    count,
    ...(offset > 0 && { offset }),
    ...(kinds.length > 1 && { sub_types: kinds.map(({ id, name }) => ({ id, name })) }),
  };
}
