import type { ListingListStore } from '@cityguide/store';
import { useStore } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import type { Data, Options } from '../definition';
import type { PageUrl } from '../paging/createPageUrl';
import { syncListWithUrl } from '../paging/syncListWithUrl';
import type { ScrollPosition } from '../scroll-position/createScrollPositionStorage';
import { readFirstPage } from './readFirstPage';
import { isInitialPage, getInitialParams } from './getInitialParams';

export interface InitialListState {
  data: Data;
  /** The scroll position of a returning visitor. */
  scrollPosition: ScrollPosition | undefined;
  /** Set for a grid with numbered pages. */
  pageUrl: PageUrl | undefined;
}

export interface GridList {
  list: ListingListStore;
  /** Nothing is requested until the visitor does something. */
  isIdle: boolean;
}

/**
 * The list of one grid. Its first page comes from the page's own JSON, or is requested on mount; a returning visitor
 * gets the ordering and the search that they had.
 */
export function useListings(options: Options, initial: InitialListState): GridList {
  const store = useStore();
  const { pageUrl, data, scrollPosition } = initial;
  const [listings] = useState(() => {
    const params = getInitialParams(options, initial);
    const firstPage = isInitialPage(data, { initialParams: params, options })
      ? readFirstPage(data)
      : undefined;
    const shouldLoad = options.loadOnInit || Boolean(scrollPosition) || pageUrl?.read().page !== undefined;
    return { list: store.createListingList(params, firstPage), isIdle: !shouldLoad && !firstPage };
  });
  const { list, isIdle } = listings;

  useEffect(() => {
    const stopSync = pageUrl && syncListWithUrl(list, pageUrl);
    const { count, params } = list.getState();
    if (count === -1 && !isIdle) void list.getPage({ offset: params.offset });
    return () => {
      stopSync?.();
      // A response that arrives after the widget is unmounted is ignored.
      list.reset();
    };
  }, [list, isIdle, pageUrl]);

  return listings;
}
