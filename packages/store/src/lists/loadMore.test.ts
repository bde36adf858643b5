import { createListingData } from '../testing/createFakeServices';
import { idsFrom, openListings, pageOf } from '../testing/openListings';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { type Listing } from '@cityguide/api/client';

describe('Load More', () => {
  it('O-LST-02 LIST-4.once pressing Load More twice sends one request', async () => {
    const { list, asked, ids } = openListings();
    await list.getPage();
    await Promise.all([list.addPage(), list.addPage(), list.addPage()]);
    expect(asked('offset')).toEqual([0, 12]);
    expect(ids()).toEqual(idsFrom(1, 24));
  });

  it('O-LST-03 LIST-4.next-page each page is the one after the loaded items, until nothing is left', async () => {
    const { list, state, ids, asked } = openListings(50);
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
    const { list, asked } = openListings(50);
    await list.getPage();
    for (let page = 1; page < 4; page += 1) await list.addPage();
    expect(asked('offset')).toEqual([0, 12, 24, 36]);
  });

  it('O-LST-07 LIST-4.twice a row that comes twice shows once, and none is lost', async () => {
    const { list, load, ids, asked } = openListings();
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
    const { list, state, asked } = openListings(total);
    await list.getPage();
    expect(state().hasMore).toBe(hasMore);
    if (!hasMore) return;
    await list.addPage();
    expect(state().hasMore).toBe(false);
    expect(asked('offset')).toEqual([0, 12]);
  });

  it('a count that promises rows which never come does not cause endless requests', async () => {
    const { list, load, state } = openListings();
    load.mockResolvedValue(pageOf([], 50));
    await list.getPage();
    expect(state().hasMore).toBe(false);
    await list.addPage();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('O-LST-05 after a failed first load another sort loads', async () => {
    const { list, load, state, ids } = openListings();
    load.mockRejectedValueOnce(createNetworkError());
    await list.getPage();
    expect(state().isFetching).toBe(false);
    await list.sortBy('name');
    expect(ids()).toEqual(idsFrom(1, 12));
    expect(state().error).toBeNull();
  });

  it('O-LST-04 LIST-5.refill when all that is shown was removed the rest is requested', async () => {
    const { list, rows, state, ids, asked } = openListings(20);
    await list.getPage();
    for (const id of idsFrom(1, 12)) {
      rows.splice(rows.indexOf(id), 1);
      list.removeItem(id);
    }
    // A request is pending: the list may not be shown as empty.
    expect(state()).toMatchObject({ items: [], count: 8, isFetching: true });
    await flushPromises();
    expect(ids()).toEqual(idsFrom(13, 8));
    expect(asked('offset')).toEqual([0, 0]);
    for (const id of ids()) list.removeItem(id);
    expect(state()).toMatchObject({ items: [], count: 0, isFetching: false, hasMore: false });
    expect(asked('offset')).toHaveLength(2);
  });

  it('LIST-5.not-after-error requests nothing after an error', async () => {
    const { list, load, state } = openListings();
    await list.getPage();
    load.mockRejectedValueOnce(createNetworkError());
    await list.getPage();
    await flushPromises();
    expect(state().items).toEqual([]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('removing what is not in the list changes nothing', async () => {
    const { list, state } = openListings(20);
    await list.getPage();
    const before = state();
    list.removeItem(999);
    expect(state()).toBe(before);
  });

  it('O-FAV-03 values that are not items are left out; the others show, and Load More works', async () => {
    const { list, load, ids, state } = openListings();
    const broken = [null, { name: 'no id' }] as unknown as Listing[];
    const rows = [
      createListingData(1),
      ...broken,
      createListingData(4),
      ...idsFrom(5, 8).map(createListingData),
    ];
    load.mockResolvedValueOnce({ count: 24, next: 'more', results: rows });
    await list.getPage();
    expect(ids()).toEqual([1, ...idsFrom(4, 9)]);
    expect(state().hasMore).toBe(true);
    load.mockResolvedValueOnce(pageOf(idsFrom(13, 12), 24));
    await list.addPage();
    expect(ids()).toHaveLength(22);
  });
});
