import { createStore } from 'zustand/vanilla';
import type { FirstPage, ListState, ListStore, PageParams } from './ListStore';

export interface ListSettings<Item, Params extends PageParams> {
  params: Params;
  /** Loads one page; `signal` ends the wait for an answer that nobody wants any more. */
  load(params: Params, options: { signal: AbortSignal }): Promise<Required<FirstPage<Item>>>;
  /** The page's own first page: nothing is requested for it. */
  first?: FirstPage<Item> | undefined;
  report?: ((error: unknown, doing: string) => void) | undefined;
}

/** A list that grows by pages (LIST-1 to LIST-5). `items` never holds two of the same id. */
export function createList<Item extends { id: number }, Params extends PageParams>({
  params,
  load,
  first,
  report,
}: ListSettings<Item, Params>): ListStore<Item, Params> {
  /** Rows of the server that lie before the next page. Not the number of items: rows may come twice. */
  let end = params.offset;
  let request: AbortController | undefined;
  /** The request on its way, and how to make it anew. */
  let latest: Promise<void> | undefined;
  let askAgain: () => Promise<void> = async () => undefined;
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
    end = params.offset + first.results.length;
    const count = first.count ?? end;
    return {
      ...empty,
      items: distinct(first.results),
      count,
      next: first.next ?? null,
      hasMore: first.results.length > 0 && count > end,
    };
  }

  function abort(): void {
    request?.abort();
    request = undefined;
    latest = undefined;
  }

  interface Asking {
    /** Items that stay before those of the answer. */
    kept(): readonly Item[];
    whenFailed: Partial<ListState<Item, Params>>;
  }

  /** Asks for a page. Its answer changes the state once: nobody sees a count without the items it counts. */
  function fetchPage(asked: Params, asking: Asking): Promise<void> {
    abort();
    request = new AbortController();
    setState({ params: asked, isFetching: true, error: null });
    latest = dealWith(request, asked, asking);
    return latest;
  }

  async function dealWith(own: AbortController, asked: Params, { kept, whenFailed }: Asking): Promise<void> {
    try {
      const { params: shown, page } = await loadWithinEnd(asked, own.signal);
      // Whoever waited for this one waits for what came instead.
      if (request !== own) return latest;
      request = undefined;
      end = shown.offset + page.results.length;
      // A page without rows ends the list, whatever the count says: else it would be asked for without end.
      setState({
        params: shown,
        items: distinct([...kept(), ...page.results]),
        count: page.count,
        next: page.next,
        hasMore: page.results.length > 0 && page.count > end,
        isFetching: false,
      });
    } catch (error) {
      if (request !== own) return latest;
      request = undefined;
      report?.(error, 'loading a page of a list');
      setState({
        ...whenFailed,
        isFetching: false,
        error: error ?? new Error('The page could not be loaded.'),
      });
    }
  }

  /** Past the end stands the last page (LIST-6). Asked for once: a count may promise rows that never come. */
  async function loadWithinEnd(asked: Params, signal: AbortSignal) {
    const page = await load(asked, { signal });
    const { offset, limit } = asked;
    const lastOffset = Math.max(0, Math.ceil(page.count / limit) - 1) * limit;
    if (page.results.length > 0 || page.count <= 0 || lastOffset >= offset) return { params: asked, page };
    const params = { ...asked, offset: lastOffset };
    return { params, page: await load(params, { signal }) };
  }

  async function getPage(changes: Partial<Params> = {}): Promise<void> {
    const asked = { ...getState().params, offset: 0, ...changes };
    const failed = { items: [], count: 0, next: null, hasMore: false };
    askAgain = () => fetchPage(asked, { kept: () => [], whenFailed: failed });
    await askAgain();
  }

  async function addPage(changes?: Pick<Partial<Params>, 'limit'>): Promise<void> {
    const { isFetching, hasMore, params: before } = getState();
    if (isFetching || !hasMore) return;
    // What is shown stays after a failure, and the same page can be asked for again.
    const kept = () => getState().items;
    askAgain = () =>
      fetchPage({ ...before, ...changes, offset: end }, { kept, whenFailed: { params: before } });
    await askAgain();
  }

  return Object.assign(store, {
    getPage,
    addPage,
    addItem(item: Item, index = 0) {
      const { items, count, isFetching } = getState();
      if (items.some(({ id }) => id === item.id)) return;
      // The rows behind it move down by one; the page on its way may be from before.
      end += 1;
      setState({ items: [...items.slice(0, index), item, ...items.slice(index)], count: count + 1 });
      if (isFetching) void askAgain();
    },
    removeItem(id: number) {
      const { items, count, error, isFetching } = getState();
      const left = items.filter((item) => item.id !== id);
      if (left.length === items.length) return;
      // The rows after it move up by one.
      end -= 1;
      setState({ items: left, count: Math.max(0, count - 1) });
      // The page on its way may be from before the removal: it would hold the row, or lack the one that moved up.
      if (isFetching) void askAgain();
      else if (left.length === 0 && error === null) void addPage();
    },
    clear() {
      abort();
      setState({ items: [], isFetching: false });
    },
    reset() {
      abort();
      end = params.offset;
      setState(initialState(), true);
    },
  });
}

/** The items in order, each id once; what is no item at all is left out. */
function distinct<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const byId = new Map<number, Item>();
  for (const item of items) {
    if (typeof item?.id === 'number' && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}
