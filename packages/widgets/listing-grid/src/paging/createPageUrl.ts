import type { ListingParams } from '@cityguide/store';
import { orderings, type Ordering } from '../orderings';
import type { UrlHistory } from './UrlHistory';
import { readPageNumber } from './readPageNumber';

/** A page of a list, zero-based, with its ordering and its sub type (null for all). */
export interface PageParams {
  page: number;
  ordering: ListingParams['ordering'];
  subType: number | null;
}

/** The part of the URL that belongs to one paged grid. */
export interface PageUrl {
  /** `page` is `undefined` if the URL has none. */
  read(): { page: number | undefined; ordering: Ordering; subType: number | null };
  /** The URL of a page: it can be opened in a new tab, and the server renders it. */
  getHref(params: PageParams): string;
  /** The ordering as the URL has it: the order by distance is not in it, since the next visitor is elsewhere. */
  getOrdering(ordering: PageParams['ordering']): Ordering;
  push(params: PageParams): void;
  replace(params: PageParams): void;
  /** Listens to Back and Forward. @returns a function that stops listening */
  listen(onPopState: () => void): () => void;
}

interface PageUrlOptions {
  history: UrlHistory;
  /** Query parameter of the page; two grids on one page need different ones. */
  parameter: string;
  /** The defaults of the mount point, which need no parameter. */
  ordering: Ordering;
  subType: number | null;
  /**
   * The first page is in the URL too, because a grid without load-on-init shows nothing without a page in the URL.
   */
  isFirstPageInUrl: boolean;
}

/** Reads and writes a grid's page in the URL; everything else in the URL is left as it is. */
export function createPageUrl(settings: PageUrlOptions): PageUrl {
  const { history, parameter, isFirstPageInUrl } = settings;
  const prefix = parameter === 'page' ? '' : `${parameter}-`;
  const [orderParameter, subTypeParameter] = [`${prefix}ordering`, `${prefix}sub_type`];

  const getOrdering = (ordering: PageParams['ordering']) =>
    ordering === 'distance' ? settings.ordering : (ordering as Ordering);

  function getHref({ page, subType, ...params }: PageParams): string {
    const ordering = getOrdering(params.ordering);
    const { pathname, searchParams } = history.url();
    if (page > 0 || isFirstPageInUrl) searchParams.set(parameter, String(page));
    else searchParams.delete(parameter);
    if (ordering !== settings.ordering || searchParams.has(orderParameter))
      searchParams.set(orderParameter, ordering);
    if (subType !== settings.subType || searchParams.has(subTypeParameter))
      searchParams.set(subTypeParameter, String(subType ?? ''));
    // Lists without JavaScript use an offset; the page replaces it.
    searchParams.delete('offset');
    const query = searchParams.toString();
    return query ? `${pathname}?${query}` : pathname;
  }

  return {
    read() {
      const { searchParams } = history.url();
      const orderingParam = searchParams.get(orderParameter);
      return {
        page: readPageNumber(searchParams.get(parameter)),
        ordering: orderings.find((name) => name === orderingParam) ?? settings.ordering,
        subType: readId(searchParams.get(subTypeParameter), settings.subType),
      };
    },
    getHref,
    getOrdering,
    push: (params) => history.push(getHref(params)),
    replace: (params) => history.replace(getHref(params)),
    listen: (onPopState) => history.listen(onPopState),
  };
}

/** An empty parameter means all sub types; without it the mount point's is used. */
function readId(text: string | null, fallback: number | null): number | null {
  if (text === null) return fallback;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
