import { useStoreState } from '../useStoreState';
import type { ListState, ListStore, PageParams } from './ListStore';

/** The state of a list, kept up to date; its actions are on the list itself. */
export const useList = <Item, Params extends PageParams>(
  list: ListStore<Item, Params>,
): ListState<Item, Params> => useStoreState(list);
