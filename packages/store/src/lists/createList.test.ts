import { createDeferred } from '../testing/createDeferred';
import { createListingData } from '../testing/createFakeServices';
import { type ListPage, idsFrom, openListings, pageOf } from '../testing/openListings';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { createListingList } from './createListingList';

describe('a list of listings', () => {
  it('LIST-1.state LIST-1.defaults begins with its defaults, nothing loaded and nothing requested', () => {
    const { state, load } = openListings();
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

  it('LIST-1.own-parameters accepts the parameters of its widget; what is undefined keeps its default', () => {
    const { state } = openListings(50, { sub_type: 4, ordering: 'name', limit: undefined });
    expect(state().params).toMatchObject({ sub_type: 4, ordering: 'name', limit: 12 });
  });

  it('LIST-2.request LIST-2.success a request sets isFetching, its success the items, count and next', async () => {
    const { list, state, ids } = openListings();
    const done = list.getPage();
    expect(state()).toMatchObject({ isFetching: true, count: -1, items: [] });
    await done;
    expect(state()).toMatchObject({ isFetching: false, count: 50, next: 'more', hasMore: true });
    expect(ids()).toEqual(idsFrom(1, 12));
  });

  it('LIST-2.appends LIST-2.replaces adding a page appends, getting one replaces', async () => {
    const { list, ids } = openListings();
    await list.getPage();
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 24));
    await list.getPage({ offset: 36 });
    expect(ids()).toEqual(idsFrom(37, 12));
  });

  it('LIST-2.search a search replaces items and count', async () => {
    const { list, load, state, ids, asked } = openListings();
    await list.getPage();
    load.mockResolvedValueOnce(pageOf([99], 1));
    await list.search('  noodles ');
    expect(ids()).toEqual([99]);
    expect(state().count).toBe(1);
    expect(asked('keywords')).toEqual([null, 'noodles']);
  });

  it('LIST-2.error-empties LIST-2.console-only an error empties the items, sets count 0 and is recorded for developers alone', async () => {
    const { list, load, state, services } = openListings();
    await list.getPage();
    const error = createNetworkError();
    load.mockRejectedValueOnce(error);
    await list.getPage();
    expect(state()).toMatchObject({
      items: [],
      count: 0,
      next: null,
      isFetching: false,
      hasMore: false,
      error,
    });
    expect(services.report).toHaveBeenCalledWith(error, expect.any(String));
    expect(services.announce).not.toHaveBeenCalled();
  });

  it('LIST-2.error-adding an error while adding a page keeps what is shown, and the same page can be requested again', async () => {
    const { list, load, state, ids, asked } = openListings();
    await list.getPage();
    load.mockRejectedValueOnce(createNetworkError());
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 12));
    expect(state()).toMatchObject({ count: 50, isFetching: false, hasMore: true });
    await list.addPage();
    expect(ids()).toEqual(idsFrom(1, 24));
    expect(asked('offset')).toEqual([0, 12, 12]);
    expect(state().error).toBeNull();
  });

  it('LIST-2.clear clear empties the items and ignores a pending response', async () => {
    const { list, load, state } = openListings();
    await list.getPage();
    const answer = createDeferred<ListPage>();
    load.mockReturnValueOnce(answer.promise);
    void list.getPage();
    list.clear();
    answer.resolve(pageOf([1], 1));
    await flushPromises();
    expect(state()).toMatchObject({ items: [], isFetching: false });
  });

  it('LIST-2.reset reset restores the initial state', async () => {
    const { list, state } = openListings();
    const initial = state();
    await list.sortBy('name');
    await list.addPage();
    list.reset();
    expect(state()).toEqual(initial);
  });

  it('LIST-3.sort LIST-3.search changing the sort or the search resets the offset to 0', async () => {
    const { list, asked } = openListings();
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

  it('O-LST-01 LIST-3.outdated the page of an old order that arrives late is ignored', async () => {
    const { list, load, ids, asked } = openListings();
    await list.sortBy('name');
    const late = createDeferred<ListPage>();
    load.mockReturnValueOnce(late.promise);
    void list.addPage();
    load.mockResolvedValueOnce(pageOf(idsFrom(200, 12), 50));
    await list.sortBy('-rating');
    late.resolve(pageOf(idsFrom(13, 12), 50));
    await flushPromises();
    expect(ids()).toEqual(idsFrom(200, 12));
    await list.addPage();
    expect(asked('offset').at(-1)).toBe(12);
    expect(asked('ordering').at(-1)).toBe('-rating');
  });

  it('LIST-3.outdated-failure a late failure of an outdated request is dropped too, and its wait is ended', async () => {
    const { list, load, state } = openListings();
    const late = createDeferred<ListPage>();
    load.mockReturnValueOnce(late.promise);
    void list.getPage();
    const signal = load.mock.calls[0]?.[1]?.signal;
    await list.sortBy('name');
    expect(signal?.aborted).toBe(true);
    late.reject(createNetworkError());
    await flushPromises();
    expect(state()).toMatchObject({ error: null, count: 50 });
  });
});

describe('a list that begins with the page’s own items', () => {
  const first = { results: idsFrom(1, 12).map(createListingData), count: 30 };

  it('LIST-10.own-page requests nothing, and continues after them', async () => {
    const { services, load, asked } = openListings(30);
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

  it('without a count they are all items', () => {
    const { services } = openListings();
    const list = createListingList(services, {}, { results: first.results });
    expect(list.getState()).toMatchObject({ count: 12, hasMore: false });
  });
});
