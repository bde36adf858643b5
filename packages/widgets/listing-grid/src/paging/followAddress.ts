import type { ListingListStore } from '@cityguide/store';
import type { PageAddress, PagePlace } from './createPageAddress';

/**
 * Keeps a paged list and the address together: another page or order is a new entry of the history, Back and Forward ask
 * for theirs. @returns ends it
 */
export function followAddress(list: ListingListStore, address: PageAddress): () => void {
  const shown = (): PagePlace => {
    const { offset, limit, ordering, sub_type: subType } = list.getState().params;
    return { page: Math.floor(offset / limit), ordering, subType };
  };
  const isShown = () => {
    const { page = 0, ordering, subType } = address.read();
    const now = shown();
    return page === now.page && ordering === now.ordering && subType === now.subType;
  };

  if (!isShown()) address.replace(shown());
  const stopHearing = list.subscribe((state, before) => {
    if (state.params === before.params || isShown()) return;
    // Asked for by the visitor; or the answer was another page than asked for, because that lies past the end.
    if (state.isFetching) address.push(shown());
    else address.replace(shown());
  });
  const stopListening = address.listen(() => {
    if (isShown()) return;
    const { page = 0, ordering, subType } = address.read();
    void list.getPage({ ordering, sub_type: subType, offset: page * list.getState().params.limit });
  });
  return () => {
    stopHearing();
    stopListening();
  };
}
