import { photoOf } from '../testing/createFakeServices';
import { createDeferred } from '../testing/createDeferred';
import { idsFrom } from '../testing/openListings';
import { openPhotos } from '../testing/openPhotos';
import { networkFault, statusFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { openPhotoList } from './openPhotoList';

describe('the photos of a page', () => {
  it('PHOTO-2.state PHOTO-2.limit begin with nothing, 12 a page, and nothing is asked for by itself', () => {
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

  it('PHOTO-2.shared are one list for all who ask for the same, and others for others', () => {
    const { store, list } = openPhotos({ listing: 42 });
    expect(openPhotoList(store, { listing: 42, neighbourhood: null })).toBe(list);
    expect(openPhotoList(store, { listing: 43 })).not.toBe(list);
    expect(openPhotoList(store, { neighbourhood: 42 })).not.toBe(list);
    expect(openPhotoList(openPhotos().store, { listing: 42 })).not.toBe(list);
  });

  it('PHOTO-2 are asked for once, however many widgets load them', async () => {
    const { store, settings, list, asked, ids } = openPhotos();
    const other = openPhotoList(store, settings);
    await Promise.all([list.load(), other.load(), list.load()]);
    await other.load();
    expect(asked('offset')).toEqual([0]);
    expect(ids()).toEqual(idsFrom(1, 12));
  });

  it('PHOTO-2 are not asked for where the page brings them, whichever widget comes first', async () => {
    const first = { results: idsFrom(1, 5).map(photoOf) };
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
    openPhotoList(store, settings, { results: [photoOf(1)], count: 1 });
    await settle();
    expect(ids()).toEqual(idsFrom(1, 24));
  });

  it('PHOTO-2 are forgotten when the last widget that shows them has gone, and what is on its way is dropped', async () => {
    const { store, settings, list, load, state } = openPhotos();
    const page = createDeferred<Awaited<ReturnType<typeof load>>>();
    load.mockReturnValueOnce(page.promise);
    const [leave, leaveToo] = [list.retain(), list.retain()];
    void list.load();
    leave();
    leave();
    expect(openPhotoList(store, settings)).toBe(list);
    leaveToo();
    expect(load.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(store.shared.size).toBe(0);
    page.resolve({ count: 1, next: null, results: [photoOf(1)] });
    await settle();
    expect(state()).toMatchObject({ items: [], isFetching: false });
    expect(openPhotoList(store, settings)).not.toBe(list);
  });

  it('PHOTO-2 are shared still where a widget leaves and comes back at once', () => {
    const { store, settings, list } = openPhotos();
    list.retain()();
    list.retain();
    expect(openPhotoList(store, settings)).toBe(list);
  });
});

describe('photos that come and go', () => {
  it('PHOTO-6.no-reload an uploaded photo stands first, is counted, and moves no page', async () => {
    const { list, ids, state, asked, setRows } = openPhotos();
    await list.load();
    await list.activate(3);
    setRows((rows) => [photoOf(99), ...rows]);
    list.add(photoOf(99));
    list.add(photoOf(99));
    expect(ids().slice(0, 3)).toEqual([99, 1, 2]);
    expect(state()).toMatchObject({ count: 31, active: { id: 3 }, position: 4 });
    await list.loadMore();
    expect(asked('offset')).toEqual([0, 13]);
    expect(ids()).toEqual([99, ...idsFrom(1, 24)]);
  });

  it('PHOTO-6 an upload while a page is on its way makes neither gap nor repetition', async () => {
    const { list, ids, setRows } = openPhotos();
    await list.load();
    const more = list.loadMore();
    setRows((rows) => [photoOf(99), ...rows]);
    list.add(photoOf(99));
    await more;
    expect(ids()).toEqual([99, ...idsFrom(1, 24)]);
  });

  it('PHOTO-6 an upload before anything was loaded comes with the first page', async () => {
    const { list, ids, setRows } = openPhotos({ total: 2 });
    setRows((rows) => [photoOf(99), ...rows]);
    list.add(photoOf(99));
    await settle();
    expect(ids()).toEqual([99, 1, 2]);
  });

  it('PHOTO-6.own-photos a removed photo is gone, and its neighbour is looked at', async () => {
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

  it('PHOTO-6 what the server does not remove stays; what it has not any more goes', async () => {
    const { list, ids, remove } = openPhotos({ total: 2 });
    await list.load();
    remove.mockRejectedValueOnce(networkFault());
    expect(await list.remove(1)).toBe(false);
    expect(ids()).toEqual([1, 2]);
    remove.mockRejectedValueOnce(statusFault(404));
    expect(await list.remove(1)).toBe(true);
    expect(ids()).toEqual([2]);
  });
});
