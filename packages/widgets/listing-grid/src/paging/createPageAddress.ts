import type { ListingParams } from '@cityguide/store';
import { orderings, type Ordering } from '../orderings';
import type { AddressBar } from './AddressBar';
import { readPageNumber } from './readPageNumber';

/** A page of a list, counted from 0, in one of the orders, of one sub type or of all. */
export interface PagePlace {
  page: number;
  ordering: ListingParams['ordering'];
  subType: number | null;
}

/** What the address says of one paged grid. */
export interface PageAddress {
  /** `page` is `undefined` where the address names none. */
  read(): { page: number | undefined; ordering: Ordering; subType: number | null };
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
  /** Of the mount point: they need no parameter. */
  ordering: Ordering;
  subType: number | null;
  /** The first page is named too, because a grid that waits shows none where none is named. */
  isFirstNamed: boolean;
}

/** Reads and writes a grid's page in the page's address; whatever else the address says is left as it is. */
export function createPageAddress(settings: PageAddressSettings): PageAddress {
  const { bar, parameter, isFirstNamed } = settings;
  const prefix = parameter === 'page' ? '' : `${parameter}-`;
  const [orderParameter, kindParameter] = [`${prefix}ordering`, `${prefix}sub_type`];

  function hrefOf({ page, ordering, subType }: PagePlace): string {
    const { pathname, searchParams } = bar.url();
    if (page > 0 || isFirstNamed) searchParams.set(parameter, String(page));
    else searchParams.delete(parameter);
    if (ordering !== settings.ordering || searchParams.has(orderParameter))
      searchParams.set(orderParameter, ordering);
    if (subType !== settings.subType || searchParams.has(kindParameter))
      searchParams.set(kindParameter, String(subType ?? ''));
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
        subType: readId(searchParams.get(kindParameter), settings.subType),
      };
    },
    hrefOf,
    push: (place) => bar.push(hrefOf(place)),
    replace: (place) => bar.replace(hrefOf(place)),
    listen: (onMove) => bar.listen(onMove),
  };
}

/** Empty is all of them; without the parameter it is as the mount point says. */
function readId(text: string | null, absent: number | null): number | null {
  if (text === null) return absent;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
