import type { Listing, ListParams } from '@cityguide/api/client';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, listingOf } from '../testing/createFakeServices';
import { networkFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { createListingList } from './createListingList';

interface ListPage {
  count: number;
  next: string | null;
  results: Listing[];
}

const idsFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);
const pageOf = (ids: readonly number[], count: number): ListPage => ({
  count,
  next: 'https://city.example/api/v2/listings/?offset=x',
  results: ids.map(listingOf),
});

/** A server with listings 1 to `total`, in every order alike. */
function open(total = 50, params: Parameters<typeof createListingList>[1] = {}) {
  const services = createFakeServices();
  const rows = idsFrom(1, total);
  services.api.listings.list.mockImplementation(async ({ offset, limit }: ListParams = {}) => {
    const start = offset ?? 0;
    const end = start + (limit ?? 12);
    return { ...pageOf(rows.slice(start, end), rows.length), next: end < rows.length ? 'more' : null };
  });
  const list = createListingList(services, params);
  const { list: load } = services.api.listings;
  return {
    services,
    list,
    load,
    rows,
    state: list.getState,
    ids: () => list.getState().items.map(({ id }) => id),
    asked: (name: keyof ListParams) => load.mock.calls.map(([asked]) => asked?.[name]),
  };
}

describe('a list of listings', () => {
  it('LIST-1 begins with its defaults, nothing loaded and nothing asked for', () => {
    const { state, load } = open();
    expect(state()).toEqual({
      params: {
        limit: 12,
        offset: 0,
        ordering: '-date_published',
        keywords: null,
        sub_type: null,
        default_neighborhood: null,
        bundle_type: 'simple',
      },
      items: [],
      count: -1,
      next: null,
      isFetching: false,
      hasMore: false,
      error: null,
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('LIST-1 takes the parameters of its widget; what is undefined keeps its default', () => {
    const { state } = open(50, { sub_type: 4, ordering: 'name', limit: undefined });
    expect(state().params).toMatchObject({ sub_type: 4, ordering: 'name', limit: 12 });
  });

  it('LIST-2 a request sets isFetching, its success the items, count and next', async () => {
    const { list, state, ids } = open();
    const done = list.getPage();
    expect(state()).toMatchObject({ isFetching: true, count: -1, items: [] });
    await done;
    expect(state()).toMatchObject({ isFetching: false, count: 50, next: 'more', hasMore: true });
    expect(ids()).toEqual(idsFrom(1, 12));
  });

  it('LIST-2 adding a page appends, getting one replaces', async () => {
    const { list, ids } = open();
    await list.getPage();
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 24));
    await list.getPage({ offset: 36 });
    expect(ids()).toEqual(idsFrom(37, 12));
  });

  it('LIST-2 a search replaces items and count', async () => {
    const { list, load, state, ids, asked } = open();
    await list.getPage();
    load.mockResolvedValueOnce(pageOf([99], 1));
    await list.search('  noodles ');
    expect(ids()).toEqual([99]);
    expect(state().count).toBe(1);
    expect(asked('keywords')).toEqual([null, 'noodles']);
  });

  it('LIST-2 an error empties the items, sets count 0 and is recorded for developers alone', async () => {
    const { list, load, state, services } = open();
    await list.getPage();
    const fault = networkFault();
    load.mockRejectedValueOnce(fault);
    await list.getPage();
    expect(state()).toMatchObject({
      items: [],
      count: 0,
      next: null,
      isFetching: false,
      hasMore: false,
      error: fault,
    });
    expect(services.report).toHaveBeenCalledWith(fault, expect.any(String));
    expect(services.announce).not.toHaveBeenCalled();
  });

  it('LIST-2 an error while adding a page keeps what is shown, and the same page can be asked for again', async () => {
    const { list, load, state, ids, asked } = open();
    await list.getPage();
    load.mockRejectedValueOnce(networkFault());
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 12));
    expect(state()).toMatchObject({ count: 50, isFetching: false, hasMore: true });
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 24));
    expect(asked('offset')).toEqual([0, 12, 12]);
    expect(state().error).toBeNull();
  });

  it('LIST-2 clear empties the items and drops an answer on its way', async () => {
    const { list, load, state } = open();
    await list.getPage();
    const answer = createDeferred<ListPage>();
    load.mockReturnValueOnce(answer.promise);
    void list.getPage();
    list.clear();
    answer.resolve(pageOf([1], 1));
    await settle();
    expect(state()).toMatchObject({ items: [], isFetching: false });
  });

  it('LIST-2 reset restores the initial state', async () => {
    const { list, state } = open();
    const initial = state();
    await list.sortBy('name');
    await list.addPage();
    list.reset();
    expect(state()).toEqual(initial);
  });

  it('LIST-3 changing the sort or the search resets the offset to 0', async () => {
    const { list, asked } = open();
    await list.getPage();
    await list.addPage();
    await list.sortBy('-rating');
    await list.addPage();
    await list.search('noodles');
    expect(asked('offset')).toEqual([0, 12, 0, 12, 0]);
    expect(asked('ordering')).toEqual([
      '-date_published',
      '-date_published',
      '-rating',
      '-rating',
      '-rating',
    ]);
  });

  it('O-LST-01 LIST-3 the page of an old order that arrives late is dropped', async () => {
    const { list, load, ids, asked } = open();
    await list.sortBy('name');
    const late = createDeferred<ListPage>();
    load.mockReturnValueOnce(late.promise);
    void list.addPage();
    load.mockResolvedValueOnce(pageOf(idsFrom(200, 12), 50));
    await list.sortBy('-rating');
    late.resolve(pageOf(idsFrom(13, 12), 50));
    await settle();
    expect(ids()).toEqual(idsFrom(200, 12));
    await list.addPage();
    expect(asked('offset').at(-1)).toBe(12);
    expect(asked('ordering').at(-1)).toBe('-rating');
  });

  it('LIST-3 a late failure of an outdated request is dropped too, and its wait is ended', async () => {
    const { list, load, state } = open();
    const late = createDeferred<ListPage>();
    load.mockReturnValueOnce(late.promise);
    void list.getPage();
    const signal = load.mock.calls[0]?.[1]?.signal;
    await list.sortBy('name');
    expect(signal?.aborted).toBe(true);
    late.reject(networkFault());
    await settle();
    expect(state()).toMatchObject({ error: null, count: 50 });
  });

  it('O-LST-02 LIST-4 pressing Load More twice asks once', async () => {
    const { list, asked, ids } = open();
    await list.getPage();
    await Promise.all([list.addPage(), list.addPage(), list.addPage()]);
    expect(asked('offset')).toEqual([0, 12]);
    expect(ids()).toEqual(idsFrom(1, 24));
  });

  it('O-LST-03 LIST-4 each page is the one after the loaded items, until nothing is left', async () => {
    const { list, state, ids, asked } = open(50);
    await list.getPage();
    while (state().hasMore) await list.addPage();
    expect(asked('offset')).toEqual([0, 12, 24, 36, 48]);
    expect(ids()).toEqual(idsFrom(1, 50));
    await list.addPage();
    expect(asked('offset')).toHaveLength(5);
    await list.sortBy('name');
    await list.addPage();
    expect(asked('offset').slice(5)).toEqual([0, 12]);
  });

  it('O-LST-10 four pages are four requests', async () => {
    const { list, asked } = open(50);
    await list.getPage();
    for (let page = 1; page < 4; page += 1) await list.addPage();
    expect(asked('offset')).toEqual([0, 12, 24, 36]);
  });

  it('O-LST-07 LIST-4 a row that comes twice shows once, and none is lost', async () => {
    const { list, load, ids, asked } = open();
    load.mockResolvedValueOnce(pageOf(idsFrom(1, 12), 30));
    load.mockResolvedValueOnce(pageOf(idsFrom(12, 12), 30));
    load.mockResolvedValueOnce(pageOf(idsFrom(24, 6), 30));
    await list.getPage();
    await list.addPage();
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 29));
    expect(asked('offset')).toEqual([0, 12, 24]);
  });

  it.each([
    [12, false],
    [13, true],
    [24, true],
    [0, false],
  ])('O-LST-08 of %i rows, more are offered after the first page: %p', async (total, hasMore) => {
    const { list, state, asked } = open(total);
    await list.getPage();
    expect(state().hasMore).toBe(hasMore);
    if (!hasMore) return;
    await list.addPage();
    expect(state().hasMore).toBe(false);
    expect(asked('offset')).toEqual([0, 12]);
  });

  it('a count that promises rows which never come does not ask for ever', async () => {
    const { list, load, state } = open();
    load.mockResolvedValue(pageOf([], 50));
    await list.getPage();
    expect(state().hasMore).toBe(false);
    await list.addPage();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('O-LST-05 after a failed first load another sort loads', async () => {
    const { list, load, state, ids } = open();
    load.mockRejectedValueOnce(networkFault());
    await list.getPage();
    expect(state().isFetching).toBe(false);
    await list.sortBy('name');
    expect(ids()).toEqual(idsFrom(1, 12));
    expect(state().error).toBeNull();
  });

  it('O-LST-04 LIST-5 when all that is shown was removed the rest is asked for', async () => {
    const { list, rows, state, ids, asked } = open(20);
    await list.getPage();
    for (const id of idsFrom(1, 12)) {
      rows.splice(rows.indexOf(id), 1);
      list.removeItem(id);
    }
    // Something is on its way: nobody may say that there is nothing.
    expect(state()).toMatchObject({ items: [], count: 8, isFetching: true });
    await settle();
    expect(ids()).toEqual(idsFrom(13, 8));
    expect(asked('offset')).toEqual([0, 0]);
    for (const id of ids()) list.removeItem(id);
    expect(state()).toMatchObject({ items: [], count: 0, isFetching: false, hasMore: false });
    expect(asked('offset')).toHaveLength(2);
  });

  it('LIST-5 asks for nothing after an error', async () => {
    const { list, load, state } = open();
    await list.getPage();
    load.mockRejectedValueOnce(networkFault());
    await list.getPage();
    await settle();
    expect(state().items).toEqual([]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('removing what is not in the list changes nothing', async () => {
    const { list, state } = open(20);
    await list.getPage();
    const before = state();
    list.removeItem(999);
    expect(state()).toBe(before);
  });

  it('O-FAV-03 rows that are no items at all are left out; the others show, and Load More works', async () => {
    const { list, load, ids, state } = open();
    const broken = [null, { name: 'no id' }] as unknown as Listing[];
    const rows = [listingOf(1), ...broken, listingOf(4), ...idsFrom(5, 8).map(listingOf)];
    load.mockResolvedValueOnce({ count: 24, next: 'more', results: rows });
    await list.getPage();
    expect(ids()).toEqual([1, ...idsFrom(4, 9)]);
    expect(state().hasMore).toBe(true);
    load.mockResolvedValueOnce(pageOf(idsFrom(13, 12), 24));
    await list.addPage();
    expect(ids()).toHaveLength(22);
  });
});

describe('a list that begins with the page’s own items', () => {
  const first = { results: idsFrom(1, 12).map(listingOf), count: 30 };

  it('LIST-10 asks for nothing, and goes on after them', async () => {
    const { services, load, asked } = open(30);
    const list = createListingList(services, {}, first);
    expect(list.getState()).toMatchObject({ count: 30, hasMore: true, isFetching: false });
    expect(list.getState().items).toHaveLength(12);
    expect(load).not.toHaveBeenCalled();
    await list.addPage();
    expect(asked('offset')).toEqual([12]);
    expect(list.getState().items).toHaveLength(24);
    list.reset();
    await list.addPage();
    expect(asked('offset')).toEqual([12, 12]);
  });

  it('without a count they are all there is', () => {
    const { services } = open();
    const list = createListingList(services, {}, { results: first.results });
    expect(list.getState()).toMatchObject({ count: 12, hasMore: false });
  });
});
