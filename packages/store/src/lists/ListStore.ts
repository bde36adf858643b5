import type { StoreApi } from 'zustand/vanilla';

/** Parameters of every list; a list may have more. */
export interface PageParams {
  limit: number;
  offset: number;
}

/** A page as the server, or the page's own HTML, provides it. */
export interface FirstPage<Item> {
  results: readonly Item[];
  count?: number;
  next?: string | null;
}

/** LIST-1. */
export interface ListState<Item, Params extends PageParams> {
  /** Of the latest page that was requested. */
  params: Params;
  items: readonly Item[];
  /** −1 until a response has come. */
  count: number;
  next: string | null;
  isFetching: boolean;
  /** Whether there is a further page. */
  hasMore: boolean;
  /** The error of the latest request; for developers, not shown to visitors. */
  error: unknown;
}

/**
 * A list that grows by pages (LIST-1 to LIST-5). The promises resolve when the response has been handled and never
 * reject.
 */
export interface ListStore<Item, Params extends PageParams> extends StoreApi<ListState<Item, Params>> {
  /**
   * Loads a page that replaces the items; changed parameters start again at offset 0 unless one is given. An offset
   * past the end loads the last page, and `params` then have its offset.
   */
  getPage(changes?: Partial<Params>): Promise<void>;
  /** Load More: appends the page after the loaded items. Does nothing while fetching or when nothing is left. */
  addPage(changes?: Pick<Partial<Params>, 'limit'>): Promise<void>;
  /** Inserts an item that the server has just added, first by default; does nothing where it is already in the list. */
  addItem(item: Item, index?: number): void;
  /** Removes an item that the server no longer has; loads more where none is left to show. */
  removeItem(id: number): void;
  /** Empties the items. A pending response is ignored. */
  clear(): void;
  /** Restores the initial state. A pending response is ignored. */
  reset(): void;
}
