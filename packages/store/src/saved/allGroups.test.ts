import { createFakeApi, createFakeServices, memberSession } from '../testing/createFakeServices';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createSavedServer } from '../testing/createSavedServer';
import { createTabHub } from '../testing/createTabHub';
import { memberStorage, openMemberPage, serverStart } from '../testing/openMemberPage';
import { openAsGuest, openAsMember, openSaved } from '../testing/openSaved';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { storeKeyByGroup } from './createSavedGroups';

const groups = [
  { group: 'favourites', caller: 'add-favourite' },
  { group: 'todos', caller: 'add-todo' },
  { group: 'article-bookmarks', caller: 'add-article-bookmark' },
  { group: 'video-bookmarks', caller: 'add-video-bookmark' },
  { group: 'event-bookmarks', caller: 'add-event-bookmark' },
  { group: 'ratings', caller: 'rate' },
] as const;

/** A rating is saved with its stars, everything else without a value. */
const starsFor = (group: string) => (group === 'ratings' ? 4 : undefined);

describe.each(groups)('$group', ({ group, caller }) => {
  const stars = starsFor(group);
  const entryOf = (id: number) => (stars === undefined ? id : [id, stars]);

  it('SAVE-1.caller SAVE-1.object SAVE-1.unchanged a guest is asked to log in with the caller and the object, and nothing is sent', async () => {
    const { store, login, services } = await openAsGuest(group);
    store.toggle(42, stars);
    await flushPromises();
    expect(login.getState()).toMatchObject({ isOpen: true, callerControl: caller, objectId: 42 });
    expect(login.getState().ratingValue).toBe(stars ?? null);
    expect(store.isSaved(42)).toBe(false);
    expect(services.api[storeKeyByGroup[group]].create).not.toHaveBeenCalled();
  });

  it('SAVE-2.create SAVE-2.delete SAVE-3.create SAVE-3.update-time SAVE-3.delete SAVE-5.groups SAVE-5.maps SAVE-5.keys flips at once, is created, kept under its own keys, and removed by its id', async () => {
    const { store, server, services, confirmed } = await openAsMember({}, group);
    store.toggle(42, stars);
    expect(store.isSaved(42)).toBe(true);
    await flushPromises();
    expect(services.storage.values.get(`${group}/ids`)).toEqual({ 42: entryOf(102) });
    expect(services.storage.values.get(`${group}/updateTime`)).toBe(server.time());
    store.toggle(42);
    expect(store.isSaved(42)).toBe(false);
    await flushPromises();
    expect(server.log).toEqual([`POST 42 ${stars ?? ''}`.trim(), 'DELETE 102']);
    expect(services.storage.values.get(`${group}/ids`)).toEqual({});
    expect(confirmed).toEqual([
      [42, true],
      [42, false],
    ]);
  });

  it('SAVE-6.kept SAVE-6.reloaded the next page takes the map from storage, and from the server once that has a newer one', async () => {
    const { store, server, services } = await openAsMember({}, group);
    store.toggle(42, stars);
    await flushPromises();
    server.log.length = 0;
    const second = await openMemberPage(
      createFakeServices({ api: services.api, storage: services.storage }),
      group,
    );
    expect([second.store.isSaved(42), server.log]).toEqual([true, []]);
    server.saveElsewhere(43, stars);
    const third = await openMemberPage(
      createFakeServices({ api: services.api, storage: services.storage }),
      group,
    );
    expect([third.store.isSaved(43), server.log]).toEqual([true, ['GET ids']]);
    if (stars) expect(third.stores.ratings.getRating(43)).toBe(stars);
  });

  it('O-AUT-01 another member’s map is gone before anything shows as saved, and no DELETE is sent', async () => {
    const services = createFakeServices({
      stored: {
        ...memberStorage,
        [`${group}/ids`]: { 5: entryOf(50) },
        [`${group}/updateTime`]: serverStart,
      },
    });
    const server = createSavedServer([services.api], { group });
    services.api.profiles.hi.mockResolvedValue(memberSession(2));
    const { store, session } = openSaved(services, group);
    const seen: boolean[] = [];
    store.subscribeTo(5, (saved) => seen.push(saved));
    store.ensureLoaded();
    await session.check();
    await flushPromises();
    expect(seen).toEqual([]);
    expect(store.isSaved(5)).toBe(false);
    expect(services.storage.values.get('profile/profileId')).toBe(2);
    expect(server.log).toEqual(['GET ids']);
  });

  it('SAVE-7.empty-map SAVE-7.no-time after a failed fetch an empty map without a time is stored, and what is shown stays usable', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { group, saved: { 5: 50 } });
    server.fail(createNetworkError());
    const { store } = await openMemberPage(services, group);
    expect(services.storage.values.get(`${group}/ids`)).toEqual({});
    expect(services.storage.values.has(`${group}/updateTime`)).toBe(false);
    store.toggle(9, stars);
    await flushPromises();
    expect(store.isSaved(9)).toBe(true);
  });

  it('SAVE-4.taken-back SAVE-4.last-wish a slow first response and a fast second one end with the visitor’s last value', async () => {
    jest.useFakeTimers();
    const services = createFakeServices();
    const delayMs = (request: string) => (request.startsWith('POST') ? 3000 : 10);
    const server = createSavedServer([services.api], { group, delayMs });
    const page = openSaved(services, group);
    page.store.ensureLoaded();
    await page.session.check();
    await jest.advanceTimersByTimeAsync(100);
    server.log.length = 0;
    page.store.toggle(42, stars);
    await jest.advanceTimersByTimeAsync(50);
    // The deletion waits for the id, which only the creation's response contains.
    page.store.toggle(42);
    expect(page.store.isSaved(42)).toBe(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.log).toEqual([`POST 42 ${stars ?? ''}`.trim(), 'DELETE 102']);
    expect([page.store.isSaved(42), server.saved.size, page.store.getState().pending.size]).toEqual([
      false,
      0,
      0,
    ]);
    jest.useRealTimers();
  });

  it('SAVE-3.flips-back SAVE-3.told offline it flips back and says so; online again the same press works', async () => {
    const { store, server, services } = await openAsMember({}, group);
    server.fail(createNetworkError());
    store.toggle(42, stars);
    await flushPromises();
    expect(store.isSaved(42)).toBe(false);
    expect(services.announce).toHaveBeenCalledTimes(1);
    store.toggle(42, stars);
    await flushPromises();
    expect(store.isSaved(42)).toBe(true);
  });

  it('O-STO-06 SAVE-9.both-writes two tabs at once keep both their writes', async () => {
    const hub = createTabHub();
    const storage = createFakeStorage(memberStorage);
    const apis = [createFakeApi(), createFakeApi()] as const;
    const server = createSavedServer(apis, { group });
    const open = (api: (typeof apis)[number]) =>
      openMemberPage(createFakeServices({ api, storage, channel: hub.openTab() }), group);
    const [firstTab, secondTab] = [await open(apis[0]), await open(apis[1])];
    firstTab.store.toggle(10, stars);
    secondTab.store.toggle(20, stars);
    await flushPromises();
    for (const { store } of [firstTab, secondTab])
      expect([store.isSaved(10), store.isSaved(20)]).toEqual([true, true]);
    expect(server.saved.size).toBe(2);
    if (stars) expect(secondTab.stores.ratings.getRating(10)).toBe(stars);
    // Neither knew of the other when it wrote: the next page trusts neither map, or both.
    const { store: next } = await open(apis[0]);
    expect([next.isSaved(10), next.isSaved(20)]).toEqual([true, true]);
  });
});

describe('all groups together', () => {
  it('do not affect each other: one write changes one group', async () => {
    const services = createFakeServices();
    const { stores, session } = openSaved(services);
    await session.check();
    stores.todos.toggle(42);
    await flushPromises();
    const saved = groups.filter(({ group }) => stores.saved[group].isSaved(42));
    expect(saved.map(({ group }) => group)).toEqual(['todos']);
  });

  it('request nothing from the server or the storage until a widget needs them', async () => {
    const services = createFakeServices();
    const write = jest.spyOn(services.storage, 'remove');
    const { session } = openSaved(services);
    await session.check();
    await flushPromises();
    for (const { api } of [services]) {
      for (const store of [api.favourites, api.todos, api.articleBookmarks, api.ratings]) {
        expect(store.ids).not.toHaveBeenCalled();
      }
    }
    expect(write.mock.calls.filter(([key]) => key.endsWith('/ids'))).toEqual([]);
  });
});
