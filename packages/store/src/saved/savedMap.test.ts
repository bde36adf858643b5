import { createFakeServices, createFakeApi, memberGreeting } from '../testing/createFakeServices';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createFavouritesServer } from '../testing/createFavouritesServer';
import { createTabHub } from '../testing/createTabHub';
import { openFavourites } from '../testing/openFavourites';
import { networkFault } from '../testing/refusals';
import { settle } from '../testing/settle';

const serverStart = '2026-11-27T15:00:00.000Z';
const memberFacts = { 'profile/lastActiveSessionMoment': '27-11-2026 11:00', 'profile/profileId': 7 };
const storedMap = (ids: unknown, updateTime: unknown = serverStart) => ({
  ...memberFacts,
  'favourites/ids': ids,
  'favourites/updateTime': updateTime,
});

/** A page of a member, quiet again after its start. */
async function open(services = createFakeServices()) {
  const page = openFavourites(services);
  page.store.need();
  await page.session.check();
  await settle();
  return { ...page, services };
}

describe('the map that earlier pages kept', () => {
  it('SAVE-5 is used, without a request, where the server has not changed since', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    const { store } = await open(services);
    expect(store.isSaved(5)).toBe(true);
    expect(server.log).toEqual([]);
  });

  it('SAVE-6 is dropped and loaded anew where the server is newer', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    server.saveElsewhere(6);
    const { ids } = await open(services);
    expect(server.log).toEqual(['GET ids']);
    expect(ids()).toEqual({ 5: 50, 6: 102 });
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('SAVE-6 is dropped at the status call, and not loaded before a widget needs it', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    server.saveElsewhere(6);
    const { store, session } = openFavourites(services);
    await session.check();
    await settle();
    expect(services.storage.values.has('favourites/ids')).toBe(false);
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
    expect(server.log).toEqual([]);
    store.need();
    await settle();
    expect(server.log).toEqual(['GET ids']);
    expect(store.isSaved(6)).toBe(true);
  });

  it('SAVE-6 takes its time from the server, however wrong the visitor’s clock is', async () => {
    const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
    services.now = () => Date.parse('2026-11-28T11:00:00-05:00');
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    const { store } = await open(services);
    store.toggle(42);
    await settle();
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
  ])('SAVE-8 %s in its place counts as empty and is loaded anew', async (_name, garbage) => {
    const services = createFakeServices({ stored: storedMap(garbage) });
    const server = createFavouritesServer([services.api], { saved: { 6: 60 } });
    const { ids } = await open(services);
    expect(server.log).toEqual(['GET ids']);
    expect(ids()).toEqual({ 6: 60 });
    expect(services.storage.values.get('favourites/ids')).toEqual({ 6: 60 });
  });

  it.each([undefined, 42, 'yesterday', { time: serverStart }])(
    'SAVE-8 with the update time %p it proves nothing and is loaded anew',
    async (updateTime) => {
      const services = createFakeServices({ stored: storedMap({ 5: 50 }, updateTime) });
      services.storage.values.set('favourites/updateTime', updateTime);
      const server = createFavouritesServer([services.api], { saved: { 6: 60 } });
      const { ids } = await open(services);
      expect(server.log).toEqual(['GET ids']);
      expect(ids()).toEqual({ 6: 60 });
    },
  );

  it('SAVE-5 keeps plain ids and the update time under their names', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    await open(services);
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
    createFavouritesServer([services.api], { saved: { 1: 101 } });
    const { store, session, ids } = openFavourites(services);
    store.need();
    store.toggle(9);
    await session.whenKnown();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ids()).toEqual({ 1: 101, 9: 102 });
    expect(services.storage.values.get('favourites/ids')).toEqual({ 1: 101, 9: 102 });
  });
});

describe('a map that cannot be loaded', () => {
  it('SAVE-7 is kept as an empty one without update time', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    server.fail(networkFault());
    const { store, ids } = await open(services);
    expect(store.getState().loaded).toBe(true);
    expect(ids()).toEqual({});
    expect(services.storage.values.get('favourites/ids')).toEqual({});
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
  });

  it('SAVE-7 is asked for again by the next page', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    server.fail(networkFault());
    (await open(services)).close();
    const { ids } = await open(services);
    expect(server.log).toEqual(['GET ids', 'GET ids']);
    expect(ids()).toEqual({ 5: 50 });
  });

  it('SAVE-7 gets no update time from a create either: it is not whole', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saved: { 5: 50 }, saysTimes: false });
    server.fail(networkFault());
    const { store } = await open(services);
    store.toggle(42);
    await settle();
    expect(store.isSaved(42)).toBe(true);
    expect(services.storage.values.has('favourites/updateTime')).toBe(false);
  });
});

describe('the update time after a write', () => {
  it('SAVE-6 moves where the server’s time before is ours', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
    const { store } = await open(services);
    store.toggle(42);
    await settle();
    store.toggle(5);
    await settle();
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('SAVE-6 stays where another device wrote in between, so that its change is not hidden', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api]);
    const first = await open(services);
    const before = services.storage.values.get('favourites/updateTime');
    server.saveElsewhere(6);
    first.store.toggle(42);
    await settle();
    expect(services.storage.values.get('favourites/updateTime')).toBe(before);
    first.close();
    const { ids } = await open(services);
    expect(ids()).toEqual({ 6: 102, 42: 103 });
  });

  it('SAVE-6 is the date of the create where the server does not say more', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saysTimes: false });
    const { store } = await open(services);
    store.toggle(42);
    await settle();
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
  });

  it('SAVE-6 stays after a delete where the server does not say more, and the next page loads the map', async () => {
    const services = createFakeServices();
    const server = createFavouritesServer([services.api], { saved: { 5: 50 }, saysTimes: false });
    const first = await open(services);
    const before = services.storage.values.get('favourites/updateTime');
    first.store.toggle(5);
    await settle();
    expect(services.storage.values.get('favourites/updateTime')).toBe(before);
    first.close();
    await open(services);
    expect(server.log.filter((request) => request === 'GET ids')).toHaveLength(2);
  });
});

describe('two tabs', () => {
  function openTabs({ canTalk = true, saysTimes = true } = {}) {
    const hub = createTabHub();
    const storage = createFakeStorage(memberFacts);
    const apis = [createFakeApi(), createFakeApi()] as const;
    const server = createFavouritesServer(apis, { saysTimes });
    const servicesOf = (api: ReturnType<typeof createFakeApi>) =>
      createFakeServices({ api, storage, channel: (canTalk ? hub : createTabHub()).openTab() });
    return { server, storage, hub, tabs: [servicesOf(apis[0]), servicesOf(apis[1])] as const };
  }

  it('SAVE-9 a change in one shows in the other at once', async () => {
    const { tabs } = openTabs();
    const [a, b] = [await open(tabs[0]), await open(tabs[1])];
    const onChange = jest.fn();
    b.store.subscribeTo(10, onChange);
    a.store.toggle(10);
    await settle();
    expect(b.store.isSaved(10)).toBe(true);
    expect(b.ids()).toEqual({ 10: 102 });
    a.store.toggle(10);
    await settle();
    expect(b.store.isSaved(10)).toBe(false);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    expect(b.confirmed).toEqual([]);
  });

  it('SAVE-9 the other deletes with the id that this one got', async () => {
    const { tabs, server } = openTabs();
    const [a, b] = [await open(tabs[0]), await open(tabs[1])];
    a.store.toggle(10);
    await settle();
    b.store.toggle(10);
    await settle();
    expect(server.log.slice(-2)).toEqual(['POST 10', 'DELETE 102']);
    expect(a.store.isSaved(10)).toBe(false);
  });

  it('SAVE-9 what is said about another member is not believed', async () => {
    const { tabs, hub } = openTabs();
    const { store } = await open(tabs[0]);
    const times = { before: null, after: null };
    const facts = { type: 'cityguide:saved', group: 'favourites', objectId: 10, savedId: 1, times };
    hub.openTab().post({ ...facts, profileId: 8 });
    hub.openTab().post({ ...facts, profileId: 7, objectId: '10' });
    hub.openTab().post({ ...facts, profileId: 7, times: null });
    hub.openTab().post({ ...facts, profileId: 7, group: 'todos' });
    await settle();
    expect(store.isSaved(10)).toBe(false);
    hub.openTab().post({ ...facts, profileId: 7 });
    await settle();
    expect(store.isSaved(10)).toBe(true);
  });

  it.each([
    ['that hear each other', true, true],
    ['that cannot hear each other', false, true],
    ['that cannot hear each other, of a backend that does not say its times', false, false],
  ])('O-STO-06 both entries of two tabs %s are kept', async (_name, canTalk, saysTimes) => {
    const { tabs, storage, server } = openTabs({ canTalk, saysTimes });
    const [a, b] = [await open(tabs[0]), await open(tabs[1])];
    a.store.toggle(10);
    await settle();
    b.store.toggle(20);
    await settle();
    expect(storage.values.get('favourites/ids')).toEqual({ 10: 102, 20: 103 });
    expect(b.ids()).toEqual({ 10: 102, 20: 103 });
    [a, b].forEach((tab) => tab.close());
    server.log.length = 0;
    const [again, other] = [await open(tabs[0]), await open(tabs[1])];
    expect(again.ids()).toEqual({ 10: 102, 20: 103 });
    expect(other.ids()).toEqual({ 10: 102, 20: 103 });
    // The map that was kept is current: nobody had to ask.
    expect(server.log).toEqual([]);
  });

  it('O-STO-06 a delete in a tab with an old map does not bring the other’s entry back', async () => {
    const { tabs, storage } = openTabs({ canTalk: false });
    const a = await open(tabs[0]);
    a.store.toggle(10);
    await settle();
    const b = await open(tabs[1]);
    a.store.toggle(10);
    await settle();
    b.store.toggle(20);
    await settle();
    expect(storage.values.get('favourites/ids')).toEqual({ 20: 103 });
  });
});

describe('10,000 entries', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index + 1, index + 1]));

  it('a toggle flips within a frame and tells one object', async () => {
    const services = createFakeServices({ stored: storedMap(many) });
    createFavouritesServer([services.api], { saved: many });
    const { store, ids } = await open(services);
    const onChanges = jest.fn();
    store.subscribeChanges(onChanges);
    const startMs = performance.now();
    store.toggle(10_001);
    const flipMs = performance.now() - startMs;
    expect(store.isSaved(10_001)).toBe(true);
    expect(flipMs).toBeLessThan(16);
    await settle();
    expect(onChanges.mock.calls).toEqual([[[10_001]]]);
    expect(Object.keys(ids())).toHaveLength(10_001);
  });
});

it('SAVE-6 a time that the server does not tell makes the map be loaded', async () => {
  const services = createFakeServices({ stored: storedMap({ 5: 50 }) });
  const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
  services.api.profiles.hi.mockResolvedValue({ ...memberGreeting(7), last_updates: {} });
  await open(services);
  expect(server.log).toEqual(['GET ids']);
});
