import { waitFor } from '@testing-library/dom';
import { createFakeServices, memberSession } from '../testing/createFakeServices';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createSavedServer } from '../testing/createSavedServer';
import { openSaved } from '../testing/openSaved';
import { openMemberPage, serverStart, storedMap } from '../testing/openMemberPage';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';

describe('the map that earlier pages stored', () => {
  it('SAVE-6.kept is used, without a request, where the server has not changed since', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    const { store } = await openMemberPage(services);
    expect(store.isSaved(5)).toBe(true);
    expect(server.log).toEqual([]);
  });

  it('SAVE-6.dropped SAVE-6.reloaded is dropped and loaded again where the server is newer', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    server.saveElsewhere(6);
    const { ids } = await openMemberPage(services);
    expect(server.log).toEqual(['GET ids']);
    expect(ids()).toEqual({ 5: 50, 6: 102 });
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('SAVE-6.dropped SAVE-6.reloaded is dropped at the status call, and not loaded before a widget needs it', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    server.saveElsewhere(6);
    const { store, session } = openSaved(services);
    await session.check();
    await flushPromises();
    expect(services.storage.values.has('favourites/ids')).toBe(false);
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
    expect(server.log).toEqual([]);
    store.ensureLoaded();
    await flushPromises();
    expect(server.log).toEqual(['GET ids']);
    expect(store.isSaved(6)).toBe(true);
  });

  it('SAVE-6.server-clock takes its time from the server, however wrong the visitor’s clock is', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    services.now = () => Date.parse('2026-11-28T11:00:00-05:00');
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    const { store } = await openMemberPage(services);
    store.toggle(42);
    await flushPromises();
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
    expect(Date.parse(server.time())).toBeLessThan(Date.parse('2026-11-27T16:00:00Z'));
  });

  it.each([
    ['a text', 'garbage'],
    ['a number', 42],
    ['a list, as an older version kept it', [[5, 50]]],
    ['words for ids', { five: 50 }],
    ['a value that is no id', { 5: 'fifty' }],
    ['a value below 1', { 5: 0 }],
    ['nothing', undefined],
  ])(
    'SAVE-8.garbage SAVE-8.older-version %s in its place counts as empty and is loaded again',
    async (_name, garbage) => {
      const services = createFakeServices({ stored: storedMap(garbage) });
      const server = createSavedServer([services.api], { saved: { 6: 60 } });
      const { ids } = await openMemberPage(services);
      expect(server.log).toEqual(['GET ids']);
      expect(ids()).toEqual({ 6: 60 });
      expect(services.storage.values.get('favourites/ids')).toEqual({ 6: 60 });
    },
  );

  it.each([undefined, 42, 'yesterday', { time: serverStart }])(
    'SAVE-8.garbage with the update time %p it proves nothing and is loaded again',
    async (updateTime) => {
      const services = createFakeServices({ stored: storedMap({ 5: 50 }, updateTime) });
      services.storage.values.set('favourites/updateTime', updateTime);
      const server = createSavedServer([services.api], { saved: { 6: 60 } });
      const { ids } = await openMemberPage(services);
      expect(server.log).toEqual(['GET ids']);
      expect(ids()).toEqual({ 6: 60 });
    },
  );

  it('SAVE-5.keys SAVE-5.maps SAVE-5.profile SAVE-6.server-time keeps plain ids and the update time under their names', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    await openMemberPage(services);
    expect(Object.fromEntries(services.storage.values)).toEqual({
      'favourites/ids': { 5: 50 },
      'favourites/updateTime': server.time(),
      'profile/lastActiveSessionMoment': '27-11-2026 12:00',
      'profile/lastUpdates': { favourites: server.time() },
      'profile/profileId': 7,
    });
  });

  it('O-STO-04 is not lost by a toggle before it was read', async () => {
    const stored = storedMap({ 1: 101 });
    const services = createFakeServices({ storage: createFakeStorage(stored, { delayMs: 30 }) });
    createSavedServer([services.api], { saved: { 1: 101 } });
    const { store, session, ids } = openSaved(services);
    store.ensureLoaded();
    store.toggle(9);
    await session.whenKnown();
    await waitFor(() => expect(services.storage.values.get('favourites/ids')).toEqual({ 1: 101, 9: 102 }));
    expect(ids()).toEqual({ 1: 101, 9: 102 });
  });

  it('SAVE-6 a time that the server does not send makes the map be loaded', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    services.api.profiles.hi.mockResolvedValue({ ...memberSession(7), last_updates: {} });
    await openMemberPage(services);
    expect(server.log).toEqual(['GET ids']);
  });
});

describe('a map that cannot be loaded', () => {
  it('SAVE-7.empty-map SAVE-7.no-time is stored as an empty one without update time', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    server.fail(createNetworkError());
    const { store, ids } = await openMemberPage(services);
    expect(store.getState().loaded).toBe(true);
    expect(ids()).toEqual({});
    expect(services.storage.values.get('favourites/ids')).toEqual({});
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
  });

  it('SAVE-7.next-page is requested again by the next page', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    server.fail(createNetworkError());
    (await openMemberPage(services)).close();
    const { ids } = await openMemberPage(services);
    expect(server.log).toEqual(['GET ids', 'GET ids']);
    expect(ids()).toEqual({ 5: 50 });
  });

  it('SAVE-7.no-time gets no update time from a create either: it is not complete', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 }, sendsTimes: false });
    server.fail(createNetworkError());
    const { store } = await openMemberPage(services);
    store.toggle(42);
    await flushPromises();
    expect(store.isSaved(42)).toBe(true);
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
  });
});

describe('the update time after a write', () => {
  it('SAVE-6.own-write moves where the server’s time before is ours', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 } });
    const { store } = await openMemberPage(services);
    store.toggle(42);
    await flushPromises();
    store.toggle(5);
    await flushPromises();
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('SAVE-6.other-device stays where another device wrote in between, so that its change is not hidden', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api]);
    const first = await openMemberPage(services);
    const before = services.storage.values.get('favourites/updateTime');
    server.saveElsewhere(6);
    first.store.toggle(42);
    await flushPromises();
    expect(services.storage.values.get('favourites/updateTime')).toBe(before);
    first.close();
    const { ids } = await openMemberPage(services);
    expect(ids()).toEqual({ 6: 102, 42: 103 });
  });

  it('SAVE-6.create-date is the date of the create where the server does not say more', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { sendsTimes: false });
    const { store } = await openMemberPage(services);
    store.toggle(42);
    await flushPromises();
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('SAVE-6.delete-unsaid stays after a delete where the server does not say more, and the next page loads the map', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 }, sendsTimes: false });
    const first = await openMemberPage(services);
    const before = services.storage.values.get('favourites/updateTime');
    first.store.toggle(5);
    await flushPromises();
    expect(services.storage.values.get('favourites/updateTime')).toBe(before);
    first.close();
    await openMemberPage(services);
    expect(server.log.filter((request) => request === 'GET ids')).toHaveLength(2);
  });
});

describe('a map that the storage does not accept', () => {
  it('SAVE-8.full SAVE-6 leaves no earlier ids behind, which a newer time would mark as complete', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    createSavedServer([services.api], { saved: { 5: 50 } });
    const { store } = await openMemberPage(services);
    const { write } = services.storage;
    services.storage.write = async (key, value) => key !== 'favourites/ids' && write(key, value);
    store.toggle(42);
    await flushPromises();
    expect(store.isSaved(42)).toBe(true);
    expect(services.storage.values.has('favourites/ids')).toBe(false);
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
  });
});
