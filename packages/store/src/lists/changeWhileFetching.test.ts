import { createDeferred } from '../testing/createDeferred';
import { createListingData } from '../testing/createFakeServices';
import { idsFrom, openListings, pageOf, type ListPage } from '../testing/openListings';

/** A list whose next response is pending and was computed before the removal. */
async function openWithLateResponse(first: number) {
  const page = openListings(30);
  await page.list.getPage();
  const late = createDeferred<ListPage>();
  page.load.mockReturnValueOnce(late.promise);
  return { ...page, late, respondLate: () => late.resolve(pageOf(idsFrom(first, 12), 30)) };
}

describe('removing a row while a page is pending', () => {
  it('LIST-4 the row that moves up is not skipped', async () => {
    const { list, ids, asked, rows, respondLate, state } = await openWithLateResponse(13);
    const adding = list.addPage();
    rows.splice(2, 1);
    list.removeItem(3);
    respondLate();
    await adding;
    expect(asked('offset')).toEqual([0, 12, 11]);
    expect(ids()).toEqual([1, 2, ...idsFrom(4, 21)]);
    while (state().hasMore) await list.addPage();
    expect(ids()).toEqual([1, 2, ...idsFrom(4, 27)]);
    expect(state()).toMatchObject({ count: 29, isFetching: false, error: null });
  });

  it('LIST-4 the removed row does not come back with a first page that was requested before', async () => {
    const { list, ids, rows, respondLate, state } = await openWithLateResponse(1);
    const sorting = list.sortBy('name');
    rows.splice(2, 1);
    list.removeItem(3);
    respondLate();
    await sorting;
    expect(ids()).toEqual([1, 2, ...idsFrom(4, 10)]);
    expect(state()).toMatchObject({ count: 29, isFetching: false });
  });

  it('LIST-4 a caller that waits for the page waits for the one that replaced it', async () => {
    const { list, ids, rows, respondLate } = await openWithLateResponse(13);
    const whenAdded = jest.fn();
    const adding = list.addPage().then(whenAdded);
    rows.splice(0, 12);
    for (const id of idsFrom(1, 12)) list.removeItem(id);
    respondLate();
    await adding;
    expect(ids()).toEqual(idsFrom(13, 12));
  });
});

describe('adding a row while a page is pending', () => {
  it('LIST-4 the next page begins after the rows that moved down', async () => {
    const { list, ids, asked, rows, respondLate, state } = await openWithLateResponse(13);
    const adding = list.addPage();
    rows.unshift(99);
    list.addItem(createListingData(99));
    respondLate();
    await adding;
    expect(asked('offset')).toEqual([0, 12, 13]);
    expect(ids()).toEqual([99, ...idsFrom(1, 24)]);
    expect(state()).toMatchObject({ count: 31, isFetching: false, error: null });
  });

  it('LIST-4 the row is not lost to a first page that was requested before', async () => {
    const { list, ids, rows, respondLate, state } = await openWithLateResponse(1);
    const sorting = list.sortBy('name');
    rows.unshift(99);
    list.addItem(createListingData(99));
    respondLate();
    await sorting;
    expect(ids()).toEqual([99, ...idsFrom(1, 11)]);
    expect(state()).toMatchObject({ count: 31, isFetching: false });
  });
});
