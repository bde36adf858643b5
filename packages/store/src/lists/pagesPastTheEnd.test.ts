import { idsFrom, openListings, pageOf } from '../testing/openListings';

describe('a page past the end', () => {
  it.each([
    [50, 48, 2],
    [48, 36, 12],
    [12, 0, 12],
    [1, 0, 1],
  ])('LIST-6.past-end O-PAG-05 of %i rows is the last page, from row %i', async (total, offset, length) => {
    const { list, state, ids, asked } = openListings(total);
    await list.getPage({ offset: 1188 });
    expect(asked('offset')).toEqual([1188, offset]);
    expect(ids()).toEqual(idsFrom(offset + 1, length));
    expect(state()).toMatchObject({ params: { offset }, count: total, isFetching: false, hasMore: false });
  });

  it('LIST-6 is never shown empty in between', async () => {
    const { list } = openListings(50);
    const states: unknown[] = [];
    list.subscribe(({ items, count, isFetching }) => states.push([items.length, count, isFetching]));
    await list.getPage({ offset: 60 });
    expect(states).toEqual([
      [0, -1, true],
      [2, 50, false],
    ]);
  });

  it('LIST-6 of an empty list is an empty list, requested once', async () => {
    const { list, state, load } = openListings(0);
    await list.getPage({ offset: 60 });
    expect(load).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ items: [], count: 0, error: null });
  });

  it('O-PAG-05 a count that promises rows which never come is requested twice, not endlessly', async () => {
    const { list, load, state } = openListings();
    load.mockResolvedValue(pageOf([], 24));
    await list.getPage({ offset: 60 });
    expect(load).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ items: [], count: 24, params: { offset: 12 }, hasMore: false });
  });
});
