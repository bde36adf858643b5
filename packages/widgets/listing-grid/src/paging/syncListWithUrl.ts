import type { ListingListStore } from '@cityguide/store';
import type { PageUrl, PageParams } from './createPageUrl';

/**
 * Keeps a paged list and the URL in sync: another page or ordering adds a history entry, Back and Forward request
 * theirs. @returns a function that ends it
 */
export function syncListWithUrl(list: ListingListStore, pageUrl: PageUrl): () => void {
  const getShownParams = (): PageParams => {
    const { offset, limit, ordering, sub_type: subType } = list.getState().params;
    return { page: Math.floor(offset / limit), ordering, subType };
  };
  const isShown = () => {
    const { page = 0, ordering, subType } = pageUrl.read();
    const shown = getShownParams();
    return (
      page === shown.page && ordering === pageUrl.getOrdering(shown.ordering) && subType === shown.subType
    );
  };

  if (!isShown()) pageUrl.replace(getShownParams());
  const unsubscribe = list.subscribe((state, previous) => {
    if (state.params === previous.params || isShown()) return;
    // Either the visitor requested it, or the response was another page than requested, which is past the end.
    if (state.isFetching) pageUrl.push(getShownParams());
    else pageUrl.replace(getShownParams());
  });
  const stopListening = pageUrl.listen(() => {
    if (isShown()) return;
    const { page = 0, ordering, subType } = pageUrl.read();
    const { params } = list.getState();
    const isSameOrder = ordering === pageUrl.getOrdering(params.ordering);
    void list.getPage({
      ordering: isSameOrder ? params.ordering : ordering,
      sub_type: subType,
      offset: page * params.limit,
    });
  });
  return () => {
    unsubscribe();
    stopListening();
  };
}
