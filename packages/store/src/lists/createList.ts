import { createStore } from 'zustand/vanilla';
import type { FirstPage, ListState, ListStore, PageParams } from './ListStore';

export interface ListOptions<Item, Params extends PageParams> {
  params: Params;
  /** Loads one page; `signal` aborts a request whose response is no longer needed. */
  load(params: Params, options: { signal: AbortSignal }): Promise<Required<FirstPage<Item>>>;
  /** The page's own first page: nothing is requested for it. */
  first?: FirstPage<Item> | undefined;
  report?: ((error: unknown, doing: string) => void) | undefined;
}

/** A list that grows by pages (LIST-1 to LIST-5). `items` never contains two with the same id. */
export function createList<Item extends { id: number }, Params extends PageParams>({
  params,
  load,
  first,
  report,
}: ListOptions<Item, Params>): ListStore<Item, Params> {
  /** How many rows of the server precede the next page. Not the number of items: rows may come twice. */
  let nextOffset = params.offset;
  let request: AbortController | undefined;
  /** The pending request, and how to repeat it. */
  let latestRequest: Promise<void> | undefined;
  let refetch: () => Promise<void> = async () => undefined;
  const store = createStore<ListState<Item, Params>>(initialState);
  const { getState, setState } = store;

  function initialState(): ListState<Item, Params> {
    const empty = {
      params,
      items: [],
      count: -1,
      next: null,
      isFetching: false,
      hasMore: false,
      error: null,
    };
    if (!first) return empty;
    nextOffset = params.offset + first.results.length;
    const count = first.count ?? nextOffset;
    return {
      ...empty,
      items: uniqueById(first.results),
      count,
      next: first.next ?? null,
      hasMore: first.results.length > 0 && count > nextOffset,
    };
  }

  function abort(): void {
    request?.abort();
    request = undefined;
    latestRequest = undefined;
  }

  interface PageRequest {
    /** Items that stay before those of the response. */
    keptItems(): readonly Item[];
    stateOnError: Partial<ListState<Item, Params>>;
  }

  /** Requests a page. Its response changes the state once, so that the count always matches the items. */
  function fetchPage(requestedParams: Params, pageRequest: PageRequest): Promise<void> {
    abort();
    request = new AbortController();
    setState({ params: requestedParams, isFetching: true, error: null });
    latestRequest = handlePage(request, requestedParams, pageRequest);
    return latestRequest;
  }

  async function handlePage(
    controller: AbortController,
    requestedParams: Params,
    { keptItems, stateOnError }: PageRequest,
  ): Promise<void> {
    try {
      const { params: shown, page } = await loadWithinBounds(requestedParams, controller.signal);
      // A caller that waited for this request waits for the one that replaced it.
      if (request !== controller) return latestRequest;
      request = undefined;
      nextOffset = shown.offset + page.results.length;
      // A page without rows ends the list, whatever the count says: otherwise it would be requested again and again.
      setState({
        params: shown,
        items: uniqueById([...keptItems(), ...page.results]),
        count: page.count,
        next: page.next,
        hasMore: page.results.length > 0 && page.count > nextOffset,
        isFetching: false,
      });
    } catch (error) {
      if (request !== controller) return latestRequest;
      request = undefined;
      report?.(error, 'loading a page of a list');
      setState({
        ...stateOnError,
        isFetching: false,
        error: error ?? new Error('The page could not be loaded.'),
      });
    }
  }

  /**
   * A page past the end is replaced by the last page (LIST-6). Requested once: a count may promise rows that never
   * come.
   */
  async function loadWithinBounds(requestedParams: Params, signal: AbortSignal) {
    const page = await load(requestedParams, { signal });
    const { offset, limit } = requestedParams;
    const lastOffset = Math.max(0, Math.ceil(page.count / limit) - 1) * limit;
    if (page.results.length > 0 || page.count <= 0 || lastOffset >= offset)
      return { params: requestedParams, page };
    const params = { ...requestedParams, offset: lastOffset };
    return { params, page: await load(params, { signal }) };
  }

  async function getPage(changes: Partial<Params> = {}): Promise<void> {
    const requestedParams = { ...getState().params, offset: 0, ...changes };
    const stateOnError = { items: [], count: 0, next: null, hasMore: false };
    refetch = () => fetchPage(requestedParams, { keptItems: () => [], stateOnError });
    await refetch();
  }

  async function addPage(changes?: Pick<Partial<Params>, 'limit'>): Promise<void> {
    const { isFetching, hasMore, params: previousParams } = getState();
    if (isFetching || !hasMore) return;
    // What is shown stays after a failure, and the same page can be requested again.
    const keptItems = () => getState().items;
    refetch = () =>
      fetchPage(
        { ...previousParams, ...changes, offset: nextOffset },
        { keptItems, stateOnError: { params: previousParams } },
      );
    await refetch();
  }

  return Object.assign(store, {
    getPage,
    addPage,
    addItem(item: Item, index = 0) {
      const { items, count, isFetching } = getState();
      if (items.some(({ id }) => id === item.id)) return;
      // The rows after it move down by one; the pending page may be older.
      nextOffset += 1;
      setState({ items: [...items.slice(0, index), item, ...items.slice(index)], count: count + 1 });
      if (isFetching) void refetch();
    },
    removeItem(id: number) {
      const { items, count, error, isFetching } = getState();
      const remaining = items.filter((item) => item.id !== id);
      if (remaining.length === items.length) return;
      // The rows after it move up by one.
      nextOffset -= 1;
      setState({ items: remaining, count: Math.max(0, count - 1) });
      // The pending page may be from before the removal: it would contain the row, or lack the one that moved up.
      if (isFetching) void refetch();
      else if (remaining.length === 0 && error === null) void addPage();
    },
    clear() {
      abort();
      setState({ items: [], isFetching: false });
    },
    reset() {
      abort();
      nextOffset = params.offset;
      setState(initialState(), true);
    },
  });
}

/** The items in order, each id once; values that are not items are dropped. */
function uniqueById<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const byId = new Map<number, Item>();
  for (const item of items) {
    if (typeof item?.id === 'number' && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}
