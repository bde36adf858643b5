import { createDeferred } from '../testing/createDeferred';
import { createPhotoData } from '../testing/createFakeServices';
import { idsFrom } from '../testing/openListings';
import { openPhotos } from '../testing/openPhotos';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';

const firstPage = { results: idsFrom(1, 12).map(createPhotoData), count: 30, next: 'more' };

describe('viewing photos one after the other', () => {
  it('PHOTO-5.ends next and previous move; previous at the first and next at the last do nothing', async () => {
    const { list, activeId, state, load } = openPhotos({ total: 3 });
    await list.activate(1);
    expect(state()).toMatchObject({ position: 1, hasPrevious: false, hasNext: true });
    list.previous();
    expect(activeId()).toBe(1);
    await list.next();
    await list.next();
    await list.next();
    expect(state()).toMatchObject({ position: 3, hasPrevious: true, hasNext: false });
    expect(activeId()).toBe(3);
    list.previous();
    expect(activeId()).toBe(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('PHOTO-1.fetches PHOTO-5.fetches at the last loaded photo the next page is fetched, so that next has not to wait', async () => {
    const { list, activeId, asked } = openPhotos({ first: firstPage });
    await list.activate(11);
    expect(asked('offset')).toEqual([]);
    await list.next();
    await flushPromises();
    expect(asked('offset')).toEqual([12]);
    await list.next();
    expect(activeId()).toBe(13);
    expect(asked('offset')).toEqual([12]);
  });

  it('O-VWR-06 PHOTO-5 many presses while a page is pending send one request and move one photo on', async () => {
    const { list, load, state, activeId, asked } = openPhotos();
    await list.load();
    await list.loadMore();
    const page = createDeferred<Awaited<ReturnType<typeof load>>>();
    load.mockReturnValueOnce(page.promise);
    await list.activate(23);
    const presses = idsFrom(1, 10).map(() => list.next());
    expect(activeId()).toBe(24);
    expect(state()).toMatchObject({ isFetching: true, hasNext: true });
    page.resolve({ count: 30, next: null, results: idsFrom(25, 6).map(createPhotoData) });
    await Promise.all(presses);
    expect(activeId()).toBe(25);
    for (let press = 0; press < 10; press += 1) await list.next();
    expect(state()).toMatchObject({ position: 30, hasNext: false, isFetching: false, error: null });
    expect(asked('offset')).toEqual([0, 12, 24]);
  });

  it('O-VWR-06 PHOTO-5 many presses at the end of what is loaded request one page, not all', async () => {
    const { list, load, asked, activeId } = openPhotos({ total: 60, first: { ...firstPage, count: 60 } });
    const page = createDeferred<Awaited<ReturnType<typeof load>>>();
    load.mockReturnValueOnce(page.promise);
    await list.activate(12);
    const presses = idsFrom(1, 10).map(() => list.next());
    page.resolve({ count: 60, next: 'more', results: idsFrom(13, 12).map(createPhotoData) });
    await Promise.all(presses);
    expect(activeId()).toBe(13);
    expect(asked('offset')).toEqual([12]);
  });

  it('PHOTO-5 a page that failed is requested again by the next press, and nothing is lost meanwhile', async () => {
    const { list, load, activeId, state } = openPhotos({ first: firstPage });
    load.mockRejectedValue(createNetworkError());
    await list.activate(12);
    await list.next();
    expect(activeId()).toBe(12);
    expect(state().items).toHaveLength(12);
    load.mockResolvedValue({ count: 13, next: null, results: [createPhotoData(13)] });
    await list.next();
    expect(activeId()).toBe(13);
  });

  it.each(['deactivate', 'previous'] as const)(
    'O-VWR-04 %s while the next page is pending wins',
    async (action) => {
      const { list, load, activeId } = openPhotos({ first: firstPage });
      const page = createDeferred<Awaited<ReturnType<typeof load>>>();
      load.mockReturnValueOnce(page.promise);
      await list.activate(12);
      const pressed = list.next();
      list[action]();
      page.resolve({ count: 13, next: null, results: [createPhotoData(13)] });
      await pressed;
      expect(activeId()).toBe(action === 'previous' ? 11 : undefined);
    },
  );
});

describe('opening a photo by its URL', () => {
  it('PHOTO-4 a photo deep in the list is found in large steps, each requested once, and the list goes on as before', async () => {
    const { list, state, asked } = openPhotos({ total: 250 });
    expect(await list.activate(150)).toBe(true);
    expect(state()).toMatchObject({ position: 150, hasPrevious: true, params: { limit: 12 } });
    expect(asked('offset')).toEqual([0, 12, 112]);
    await list.loadMore();
    expect([asked('offset').at(-1), asked('limit').at(-1)]).toEqual([212, 12]);
    expect(new Set(state().items.map(({ id }) => id)).size).toBe(224);
  });

  it('PHOTO-4 a photo that the page knows is shown before anything is loaded', async () => {
    const { list, state } = openPhotos();
    const found = list.activate(20, createPhotoData(20));
    expect(state()).toMatchObject({ active: { id: 20 }, position: null, hasPrevious: false, hasNext: false });
    expect(await found).toBe(true);
    expect(state()).toMatchObject({ position: 20, hasPrevious: true, hasNext: true });
  });

  it('PHOTO-4 a photo that is not in the list is not found; one that the page knows stays', async () => {
    const { list, state } = openPhotos();
    expect(await list.activate(999)).toBe(false);
    expect(state().active).toBeNull();
    expect(await list.activate(999, createPhotoData(999))).toBe(false);
    expect(state()).toMatchObject({ active: { id: 999 }, position: null });
    await list.next();
    list.previous();
    expect(state().active?.id).toBe(999);
  });

  it('PHOTO-4 a list that cannot be loaded ends the search, and a later one tries again', async () => {
    const { list, load, state } = openPhotos();
    load.mockRejectedValueOnce(createNetworkError());
    expect(await list.activate(3)).toBe(false);
    expect(state().error).not.toBeNull();
    expect(await list.activate(3)).toBe(true);
  });

  it('O-VWR-04 closing ends the search for a photo', async () => {
    const { list, asked, state } = openPhotos({ total: 500 });
    const found = list.activate(400);
    list.deactivate();
    expect(await found).toBe(false);
    await flushPromises();
    expect(asked('offset')).toEqual([0]);
    expect(state().active).toBeNull();
  });
});
