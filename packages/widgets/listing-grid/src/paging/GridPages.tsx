import type { ListingListState, ListingListStore } from '@cityguide/store';
import type { ListingGridMessages } from '../messages';
import { countPages } from './countPages';
import type { PageAddress } from './createPageAddress';
import { Pagination } from './Pagination';

interface GridPagesProps {
  list: ListingListStore;
  state: ListingListState;
  address: PageAddress;
  words: ListingGridMessages;
  /** Before another page is asked for. */
  onTurn(): void;
}

/** The numbered pages of a list, once it is known how many there are; an empty list has none. */
export function GridPages({ list, state: { params, count }, address, words, onTurn }: GridPagesProps) {
  if (count <= 0) return null;
  const { limit, offset, ordering, sub_type: subType } = params;
  const page = Math.floor(offset / limit);
  // While a page past the end is asked for there are as many as were known.
  const pages = countPages(count, limit);
  return (
    <Pagination
      page={Math.min(page, pages - 1)}
      pages={pages}
      nextCount={Math.max(0, Math.min(limit, count - (page + 1) * limit))}
      words={words}
      hrefOf={(wanted) => address.hrefOf({ page: wanted, ordering, subType })}
      onGo={(wanted) => {
        onTurn();
        void list.getPage({ offset: wanted * limit });
      }}
    />
  );
}
