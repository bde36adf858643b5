import type { ListingParams } from '@cityguide/store';
import { orderings, type Ordering } from '../orderings';
import type { AddressBar } from './AddressBar';
import { readPageNumber } from './readPageNumber';

/** A page of a list, counted from 0, in one of the orders. */
export interface PagePlace {
  page: number;
  ordering: ListingParams['ordering'];
}

/** What the address says of one paged grid. */
export interface PageAddress {
  /** `page` is `undefined` where the address names none. */
  read(): { page: number | undefined; ordering: Ordering };
  /** The page as a link: it opens in another tab, and the server answers it. */
  hrefOf(place: PagePlace): string;
  push(place: PagePlace): void;
  replace(place: PagePlace): void;
  /** Hears Back and Forward. @returns stops it */
  listen(onMove: () => void): () => void;
}

interface PageAddressSettings {
  bar: AddressBar;
  /** Query parameter of the page; two grids on one page need two. */
  parameter: string;
  /** Of the mount point: it needs no parameter. */
  ordering: Ordering;
  /** The first page is named too, because a grid that waits shows none where none is named. */
  isFirstNamed: boolean;
}

/** Reads and writes a grid's page in the page's address; whatever else the address says is left as it is. */
export function createPageAddress(settings: PageAddressSettings): PageAddress {
  const { bar, parameter, isFirstNamed } = settings;
  const orderParameter = parameter === 'page' ? 'ordering' : `${parameter}-ordering`;

  function hrefOf({ page, ordering }: PagePlace): string {
    const { pathname, searchParams } = bar.url();
    if (page > 0 || isFirstNamed) searchParams.set(parameter, String(page));
    else searchParams.delete(parameter);
    if (ordering !== settings.ordering || searchParams.has(orderParameter))
      searchParams.set(orderParameter, ordering);
    // An offset is how lists without JavaScript go on; a page says the same.
    searchParams.delete('offset');
    const query = searchParams.toString();
    return query ? `${pathname}?${query}` : pathname;
  }

  return {
    read() {
      const { searchParams } = bar.url();
      const named = searchParams.get(orderParameter);
      return {
        page: readPageNumber(searchParams.get(parameter)),
        ordering: orderings.find((name) => name === named) ?? settings.ordering,
      };
    },
    hrefOf,
    push: (place) => bar.push(hrefOf(place)),
    replace: (place) => bar.replace(hrefOf(place)),
    listen: (onMove) => bar.listen(onMove),
  };
}
