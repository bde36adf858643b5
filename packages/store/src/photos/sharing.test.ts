import { createPhotoData } from '../testing/createFakeServices';
import { createDeferred } from '../testing/createDeferred';
import { idsFrom } from '../testing/openListings';
import { openPhotos } from '../testing/openPhotos';
import { createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { openPhotoList } from './openPhotoList';

describe('the photos of a page', () => {
  it('PHOTO-2.state PHOTO-2.limit begin with nothing, 12 a page, and nothing is requested by itself', () => {
    const { state, load } = openPhotos();
    expect(state()).toMatchObject({
      active: null,
      position: null,
      params: { limit: 12, offset: 0, listing: 42, default_neighborhood: null },
      items: [],
      count: -1,
      next: null,
      isFetching: false,
      error: null,
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('PHOTO-2.shared are one list for all who open the same, and others for others', () => {
    const { store, list } = openPhotos({ listing: 42 });
    expect(openPhotoList(store, { listing: 42, neighbourhood: null })).toBe(list);
    expect(openPhotoList(store, { listing: 43 })).not.toBe(list);
    expect(openPhotoList(store, { neighbourhood: 42 })).not.toBe(list);
    expect(openPhotoList(openPhotos().store, { listing: 42 })).not.toBe(list);
  });

  it('PHOTO-2 are requested once, however many widgets load them', async () => {
    const { store, settings, list, asked, ids } = openPhotos();
    const other = openPhotoList(store, settings);
    await Promise.all([list.load(), other.load(), list.load()]);
    await other.load();
    expect(asked('offset')).toEqual([0]);
    expect(ids()).toEqual(idsFrom(1, 12));
  });

  it('PHOTO-2 are not requested where the page provides them, whichever widget comes first', async () => {
    const first = { results: idsFrom(1, 5).map(createPhotoData) };
    const early = openPhotos({ first });
    expect(early.state()).toMatchObject({ count: 5, items: { length: 5 }, hasMore: false });
    const late = openPhotos();
    openPhotoList(late.store, late.settings, { ...first, count: 30, next: 'more' });
    await late.list.load();
    expect(late.state()).toMatchObject({ count: 30, items: { length: 5 }, hasMore: true });
    await late.list.loadMore();
    expect(late.asked('offset')).toEqual([5]);
    for (const { load } of [early, late]) expect(load.mock.calls.length).toBeLessThan(2);
  });

  it('PHOTO-2 keep what is loaded when a widget comes with the first page later', async () => {
    const { store, settings, list, ids } = openPhotos();
    await list.load();
    await list.loadMore();
    openPhotoList(store, settings, { results: [createPhotoData(1)], count: 1 });
    await flushPromises();
    expect(ids()).toEqual(idsFrom(1, 24));
  });

  it('PHOTO-2 are discarded when the last widget that shows them has been removed, and what is pending is cancelled', async () => {
    const { store, settings, list, load, state } = openPhotos();
    const page = createDeferred<Awaited<ReturnType<typeof load>>>();
    load.mockReturnValueOnce(page.promise);
    const [release, releaseOther] = [list.retain(), list.retain()];
    void list.load();
    release();
    release();
    expect(openPhotoList(store, settings)).toBe(list);
    releaseOther();
    expect(load.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(store.shared.size).toBe(0);
    page.resolve({ count: 1, next: null, results: [createPhotoData(1)] });
    await flushPromises();
    expect(state()).toMatchObject({ items: [], isFetching: false });
    expect(openPhotoList(store, settings)).not.toBe(list);
  });

  it('PHOTO-2 are still shared where a widget leaves and comes back at once', () => {
    const { store, settings, list } = openPhotos();
    list.retain()();
    list.retain();
    expect(openPhotoList(store, settings)).toBe(list);
  });
});

describe('photos that are added and removed', () => {
  it('PHOTO-6.no-reload an uploaded photo is first, is counted, and moves no page', async () => {
    const { list, ids, state, asked, setRows } = openPhotos();
    await list.load();
    await list.activate(3);
    setRows((rows) => [createPhotoData(99), ...rows]);
    list.add(createPhotoData(99));
    list.add(createPhotoData(99));
    expect(ids().slice(0, 3)).toEqual([99, 1, 2]);
    expect(state()).toMatchObject({ count: 31, active: { id: 3 }, position: 4 });
    await list.loadMore();
    expect(asked('offset')).toEqual([0, 13]);
    expect(ids()).toEqual([99, ...idsFrom(1, 24)]);
  });

  it('PHOTO-6 an upload while a page is pending causes neither gap nor repetition', async () => {
    const { list, ids, setRows } = openPhotos();
    await list.load();
    const more = list.loadMore();
    setRows((rows) => [createPhotoData(99), ...rows]);
    list.add(createPhotoData(99));
    await more;
    expect(ids()).toEqual([99, ...idsFrom(1, 24)]);
  });

  it('PHOTO-6 an upload before anything was loaded comes with the first page', async () => {
    const { list, ids, setRows } = openPhotos({ total: 2 });
    setRows((rows) => [createPhotoData(99), ...rows]);
    list.add(createPhotoData(99));
    await flushPromises();
    expect(ids()).toEqual([99, 1, 2]);
  });

  it('PHOTO-6.own-photos a removed photo disappears, and its neighbour is shown', async () => {
    const { list, ids, state, remove } = openPhotos({ total: 3 });
    await list.activate(2);
    expect(await list.remove(2)).toBe(true);
    expect(remove).toHaveBeenCalledWith(2);
    expect(ids()).toEqual([1, 3]);
    expect(state()).toMatchObject({ count: 2, active: { id: 3 }, position: 2 });
    await list.remove(3);
    expect(state().active?.id).toBe(1);
    await list.remove(1);
    expect(state()).toMatchObject({ active: null, count: 0, items: [] });
  });

  it('PHOTO-6 what the server does not remove stays; what it no longer has is removed', async () => {
    const { list, ids, remove } = openPhotos({ total: 2 });
    await list.load();
    remove.mockRejectedValueOnce(createNetworkError());
    expect(await list.remove(1)).toBe(false);
    expect(ids()).toEqual([1, 2]);
    remove.mockRejectedValueOnce(createStatusError(404));
    expect(await list.remove(1)).toBe(true);
    expect(ids()).toEqual([2]);
  });
});
