import type { SavedIdMap } from '@cityguide/api/client';
import { createStatusError } from '../testing/apiErrors';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices } from '../testing/createFakeServices';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createSavedServer } from '../testing/createSavedServer';
import { createTabHub } from '../testing/createTabHub';
import { openSaved } from '../testing/openSaved';
import { openMemberPage, storedMap } from '../testing/openMemberPage';
import { flushPromises } from '../testing/flushPromises';

describe('a map that is loaded while something changes', () => {
  afterEach(() => jest.useRealTimers());

  it('a write during the request is not lost: the ids are requested again', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api]);
    const { store, session, ids } = await openMemberPage(services);
    server.saveElsewhere(6);
    const old = createDeferred<SavedIdMap>();
    services.api.favourites.ids.mockReturnValueOnce(old.promise);
    await session.recheck();
    await flushPromises();
    store.toggle(42);
    await flushPromises();
    old.resolve({ results: new Map([[6, 102]]), values: new Map(), server_time: server.time() });
    await flushPromises();
    expect(ids()).toEqual({ 6: 102, 42: 103 });
    expect(services.api.favourites.ids).toHaveBeenCalledTimes(3);
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('a write while the stored map is read is not lost', async () => {
    jest.useFakeTimers();
    const storage = createFakeStorage(storedMap({ 5: 50 }), { delayMs: 20 });
    const services = createFakeServices({ storage });
    createSavedServer([services.api], { saved: { 5: 50 } });
    const { store, session, ids } = openSaved(services);
    store.ensureLoaded();
    void session.check();
    await jest.advanceTimersByTimeAsync(1000);
    // The map is read again as soon as the session is known.
    void session.recheck().then(() => store.toggle(42));
    await jest.advanceTimersByTimeAsync(1000);
    expect(ids()).toEqual({ 5: 50, 42: 102 });
    expect(storage.values.get('favourites/ids')).toEqual({ 5: 50, 42: 102 });
  });

  it('SAVE-9 a message of another tab meanwhile is not lost', async () => {
    const hub = createTabHub();
    const services = createFakeServices({ channel: hub.openTab() });
    const server = createSavedServer([services.api]);
    const old = createDeferred<SavedIdMap>();
    services.api.favourites.ids.mockReturnValueOnce(old.promise);
    const { store } = await openMemberPage(services);
    hub.openTab().post({
      type: 'cityguide:saved',
      group: 'favourites',
      profileId: 7,
      objectId: 10,
      savedId: 1,
      times: { before: null, after: null },
    });
    old.resolve({ results: new Map(), values: new Map(), server_time: server.time() });
    await flushPromises();
    expect(store.isSaved(10)).toBe(true);
  });
});

describe('ids that are denied', () => {
  it('AUTH-17 the session ended elsewhere: the visitor is a guest, and nothing has failed', async () => {
    const services = createFakeServices();
    const { session } = await openMemberPage(services);
    services.api.favourites.ids.mockRejectedValueOnce(createStatusError(403));
    services.api.profiles.hi
      .mockResolvedValueOnce({ id: 8, last_updates: {} })
      .mockResolvedValueOnce({ id: null, last_updates: {} });
    await session.recheck();
    await flushPromises();
    expect(session.getState().status).toBe('guest');
    expect(services.report).not.toHaveBeenCalled();
  });

  it('is reported where the visitor still is a member', async () => {
    const services = createFakeServices();
    services.api.favourites.ids.mockRejectedValueOnce(createStatusError(403));
    const { session } = await openMemberPage(services);
    expect(session.getState().status).toBe('authenticated');
    expect(services.report).toHaveBeenCalledTimes(1);
  });
});

describe('10,000 entries', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index + 1, index + 1]));

  it('a toggle flips within a quarter of a frame and notifies one object', async () => {
    const services = createFakeServices({ stored: storedMap(many) });
    createSavedServer([services.api], { saved: many });
    const { store, ids } = await openMemberPage(services);
    const onChanges = jest.fn();
    store.subscribeChanges(onChanges);
    // The best of many: the machine may be busy with other things.
    const newIds = Array.from({ length: 30 }, (_, index) => 10_001 + index);
    const flipsMs = newIds.map((id) => {
      const startMs = performance.now();
      store.toggle(id);
      return performance.now() - startMs;
    });
    expect(newIds.every((id) => store.isSaved(id))).toBe(true);
    expect(Math.min(...flipsMs)).toBeLessThan(4);
    await flushPromises();
    expect(onChanges.mock.calls).toEqual(newIds.map((id) => [[id]]));
    expect(Object.keys(ids())).toHaveLength(10_030);
  });
});
