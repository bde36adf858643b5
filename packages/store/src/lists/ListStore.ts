import type { StoreApi } from 'zustand/vanilla';

/** Every list has these parameters; others are its own. */
export interface PageParams {
  limit: number;
  offset: number;
}

/** A page as the server, or the page's own HTML, gives it. */
export interface FirstPage<Item> {
  results: readonly Item[];
  count?: number;
  next?: string | null;
}

/** LIST-1. */
export interface ListState<Item, Params extends PageParams> {
  /** Of the latest page asked for. */
  params: Params;
  items: readonly Item[];
  /** −1 until an answer has come. */
  count: number;
  next: string | null;
  isFetching: boolean;
  /** True while a further page can be asked for. */
  hasMore: boolean;
  /** What went wrong with the latest request; for developers, visitors are not told. */
  error: unknown;
}

/** A list that grows by pages (LIST-1 to LIST-5). The promises resolve when the answer is dealt with and never reject. */
export interface ListStore<Item, Params extends PageParams> extends StoreApi<ListState<Item, Params>> {
  /**
   * Gets a page that replaces the items; changed parameters start again at offset 0 unless one is given. An offset past
   * the end gets the last page, and `params` then tell that one.
   */
  getPage(changes?: Partial<Params>): Promise<void>;
  /** Load More: appends the page after the loaded items. Does nothing while fetching or when nothing is left. */
  addPage(changes?: Pick<Partial<Params>, 'limit'>): Promise<void>;
  /** Shows an item that the server has just got, the first unless said otherwise; nothing changes where it is there already. */
  addItem(item: Item, index?: number): void;
  /** Takes an item out that the server no longer has; asks for more where none are left to show. */
  removeItem(id: number): void;
  /** Empties the items. An answer on its way is dropped. */
  clear(): void;
  /** Back to the initial state. An answer on its way is dropped. */
  reset(): void;
}
