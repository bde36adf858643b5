import type { ListingListState, ListingListStore } from '@cityguide/store';
import type { ListingGridMessages } from '../messages';
import { countPages } from './countPages';
import type { PageUrl } from './createPageUrl';
import { Pagination } from './Pagination';

interface GridPaginationProps {
  list: ListingListStore;
  state: ListingListState;
  pageUrl: PageUrl;
  messages: ListingGridMessages;
  /** Called before another page is requested. */
  onPageChange(): void;
}

/** The numbered pages of a list, once their number is known; an empty list has none. */
export function GridPagination({
  list,
  state: { params, count },
  pageUrl,
  messages,
  onPageChange,
}: GridPaginationProps) {
  if (count <= 0) return null;
  const { limit, offset, ordering, sub_type: subType } = params;
  const page = Math.floor(offset / limit);
  // While a page past the end is requested, the known number of pages is used.
  const pages = countPages(count, limit);
  return (
    <Pagination
      page={Math.min(page, pages - 1)}
      pages={pages}
      nextCount={Math.max(0, Math.min(limit, count - (page + 1) * limit))}
      messages={messages}
      getHref={(target) => pageUrl.getHref({ page: target, ordering, subType })}
      onSelect={(target) => {
        onPageChange();
        void list.getPage({ offset: target * limit });
      }}
    />
  );
}
