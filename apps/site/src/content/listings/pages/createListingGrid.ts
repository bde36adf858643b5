import type { Listing, ListingOrdering } from '@cityguide/api/contract';
import type { SitePaths } from '@cityguide/site-config';
import type { ListingPage } from '../repository';
import { createPageLinks } from '../../../pages/paging/createPageLinks';
import type { ListFilters } from './findListPage';
import { omitNullish } from '../../../pages/omitNullish';
import { PAGE_LENGTH } from './readListQuery';
import { viewListing } from './viewListing';

interface ListingGridOptions {
  page: ListingPage;
  ordering: ListingOrdering;
  /** The order of the page without a query. */
  defaultOrdering?: ListingOrdering;
  offset: number;
  /** The filters, written as attributes of the mount point: `data-sub-type` and the like. */
  filters: ListFilters;
  /** Sub types that a visitor can choose from. */
  subTypes?: readonly { id: number; name: string }[];
  paging?: 'load-more' | 'pages';
  paths: SitePaths;
}

const TABS = [
  ['name', 'A–Z'],
  ['-rating', 'RATING'],
  ['-favourite_count', 'POPULARITY'],
  ['-date_published', 'MOST RECENT'],
] as const;

/** A grid of listings for the templates: cards and tabs in HTML, and the same page as JSON for the widget. */
export function createListingGrid({
  page,
  ordering,
  defaultOrdering = '-date_published',
  offset,
  filters,
  subTypes = [],
  paging = 'load-more',
  paths,
}: ListingGridOptions) {
  const remaining = page.count - offset - page.listings.length;
  const kind: Record<string, number> =
    subTypes.length > 1 && filters.subTypeId !== undefined ? { sub_type: filters.subTypeId } : {};
  const order: Record<string, string> = ordering === defaultOrdering ? {} : { ordering };
  const isPaged = paging === 'pages';
  return {
    ordering,
    filters,
    paging: isPaged ? paging : undefined,
    limit: PAGE_LENGTH,
    kinds:
      subTypes.length > 1
        ? subTypes.map((each) => ({ ...each, isCurrent: each.id === filters.subTypeId }))
        : [],
    hiddenOrdering: order.ordering,
    cards: page.listings.map((listing) => viewListing(listing, paths)),
    tabs: TABS.map(([id, words]) => ({
      words,
      href: toQueryString({ ordering: id, ...kind }),
      isCurrent: id === ordering,
    })),
    span: { first: offset + 1, last: offset + page.listings.length, count: page.count },
    pages:
      isPaged && page.count > 0
        ? createPageLinks({
            offset,
            limit: PAGE_LENGTH,
            count: page.count,
            hrefOf: (index) => toQueryString({ ...order, ...kind, ...(index > 0 ? { page: index } : {}) }),
          })
        : undefined,
    moreHref:
      !isPaged && remaining > 0
        ? toQueryString({ ...order, ...kind, offset: offset + PAGE_LENGTH })
        : undefined,
    backHref:
      !isPaged && offset > 0
        ? toQueryString({ ...order, ...kind, offset: Math.max(0, offset - PAGE_LENGTH) })
        : undefined,
    /**
     * A list with Load More always starts at the beginning, so later pages without JavaScript have no data for the
     * widget.
     */
    data: isPaged || offset === 0 ? createData(page, { offset, subTypes }) : undefined,
  };
}

const toQueryString = (parameters: Record<string, string | number>) =>
  `?${new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]))}`;

function createData(
  { listings, count }: { listings: readonly Listing[]; count: number },
  { offset, subTypes }: Required<Pick<ListingGridOptions, 'offset' | 'subTypes'>>,
) {
  return {
    results: omitNullish(listings),
    count,
    ...(offset > 0 && { offset }),
    ...(subTypes.length > 1 && { sub_types: subTypes.map(({ id, name }) => ({ id, name })) }),
  };
}
