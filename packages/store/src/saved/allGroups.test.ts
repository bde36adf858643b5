import { createFakeApi, createFakeServices, memberGreeting } from '../testing/createFakeServices';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createSavedServer } from '../testing/createSavedServer';
import { createTabHub } from '../testing/createTabHub';
import { memberFacts, openMemberPage, serverStart } from '../testing/openMemberPage';
import { openAsGuest, openAsMember, openSaved } from '../testing/openSaved';
import { networkFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { savedMembers } from './savedGroups';

const groups = [
  { group: 'favourites', caller: 'add-favourite' },
  { group: 'todos', caller: 'add-todo' },
  { group: 'article-bookmarks', caller: 'add-article-bookmark' },
  { group: 'video-bookmarks', caller: 'add-video-bookmark' },
  { group: 'event-bookmarks', caller: 'add-event-bookmark' },
  { group: 'ratings', caller: 'rate' },
] as const;

/** A rating is saved with its stars, all else as it is. */
const starsFor = (group: string) => (group === 'ratings' ? 4 : undefined);

describe.each(groups)('$group', ({ group, caller }) => {
  const stars = starsFor(group);
  const entryOf = (id: number) => (stars === undefined ? id : [id, stars]);

  it('SAVE-1.caller SAVE-1.object SAVE-1.unchanged a guest is asked to log in with the caller and the object, and nothing is sent', async () => {
    const { store, login, services } = await openAsGuest(group);
    store.toggle(42, stars);
    await settle();
    expect(login.getState()).toMatchObject({ isOpen: true, callerControl: caller, objectId: 42 });
    expect(login.getState().ratingValue).toBe(stars ?? null);
    expect(store.isSaved(42)).toBe(false);
    expect(services.api[savedMembers[group]].create).not.toHaveBeenCalled();
  });

  it('SAVE-2.create SAVE-2.delete SAVE-3.create SAVE-3.update-time SAVE-3.delete SAVE-5.groups SAVE-5.maps SAVE-5.keys flips at once, is created, kept under its own keys, and removed by its id', async () => {
    const { store, server, services, confirmed } = await openAsMember({}, group);
    store.toggle(42, stars);
    expect(store.isSaved(42)).toBe(true);
    await settle();
    expect(services.storage.values.get(`${group}/ids`)).toEqual({ 42: entryOf(102) });
    expect(services.storage.values.get(`${group}/updateTime`)).toBe(server.time());
    store.toggle(42);
    expect(store.isSaved(42)).toBe(false);
    await settle();
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
    await settle();
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
    if (stars) expect(third.stores.ratings.ratingOf(43)).toBe(stars);
  });

  it('O-AUT-01 another member’s map is gone before anything shows as saved, and no DELETE is sent', async () => {
    const services = createFakeServices({
      stored: { ...memberFacts, [`${group}/ids`]: { 5: entryOf(50) }, [`${group}/updateTime`]: serverStart },
    });
    const server = createSavedServer([services.api], { group });
    services.api.profiles.hi.mockResolvedValue(memberGreeting(2));
    const { store, session } = openSaved(services, group);
    const seen: boolean[] = [];
    store.subscribeTo(5, (saved) => seen.push(saved));
    store.need();
    await session.check();
    await settle();
    expect(seen).toEqual([]);
    expect(store.isSaved(5)).toBe(false);
    expect(services.storage.values.get('profile/profileId')).toBe(2);
    expect(server.log).toEqual(['GET ids']);
  });

  it('SAVE-7.empty-map SAVE-7.no-time after a failed fetch an empty map without a time is kept, and what is shown stays usable', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { group, saved: { 5: 50 } });
    server.fail(networkFault());
    const { store } = await openMemberPage(services, group);
    expect(services.storage.values.get(`${group}/ids`)).toEqual({});
    expect(services.storage.values.has(`${group}/updateTime`)).toBe(false);
    store.toggle(9, stars);
    await settle();
    expect(store.isSaved(9)).toBe(true);
  });

  it('SAVE-4.taken-back SAVE-4.last-wish a slow first answer and a fast second one end as the visitor last wished', async () => {
    jest.useFakeTimers();
    const services = createFakeServices();
    const delayMs = (request: string) => (request.startsWith('POST') ? 3000 : 10);
    const server = createSavedServer([services.api], { group, delayMs });
    const page = openSaved(services, group);
    page.store.need();
    await page.session.check();
    await jest.advanceTimersByTimeAsync(100);
    server.log.length = 0;
    page.store.toggle(42, stars);
    await jest.advanceTimersByTimeAsync(50);
    // The deletion waits for the id that only the creation's answer says.
    page.store.toggle(42);
    expect(page.store.isSaved(42)).toBe(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.log).toEqual([`POST 42 ${stars ?? ''}`.trim(), 'DELETE 102']);
    expect([page.store.isSaved(42), server.saved.size, page.store.getState().busy.size]).toEqual([
      false,
      0,
      0,
    ]);
    jest.useRealTimers();
  });

  it('SAVE-3.flips-back SAVE-3.told offline it flips back and says so; online again the same press works', async () => {
    const { store, server, services } = await openAsMember({}, group);
    server.fail(networkFault());
    store.toggle(42, stars);
    await settle();
    expect(store.isSaved(42)).toBe(false);
    expect(services.announce).toHaveBeenCalledTimes(1);
    store.toggle(42, stars);
    await settle();
    expect(store.isSaved(42)).toBe(true);
  });

  it('O-STO-06 SAVE-9.both-writes two tabs at once keep both their writes', async () => {
    const hub = createTabHub();
    const storage = createFakeStorage(memberFacts);
    const apis = [createFakeApi(), createFakeApi()] as const;
    const server = createSavedServer(apis, { group });
    const open = (api: (typeof apis)[number]) =>
      openMemberPage(createFakeServices({ api, storage, channel: hub.openTab() }), group);
    const [a, b] = [await open(apis[0]), await open(apis[1])];
    a.store.toggle(10, stars);
    b.store.toggle(20, stars);
    await settle();
    for (const { store } of [a, b]) expect([store.isSaved(10), store.isSaved(20)]).toEqual([true, true]);
    expect(server.saved.size).toBe(2);
    if (stars) expect(b.stores.ratings.ratingOf(10)).toBe(stars);
    // Neither knew of the other when it wrote: the next page believes neither map, or both.
    const { store: next } = await open(apis[0]);
    expect([next.isSaved(10), next.isSaved(20)]).toEqual([true, true]);
  });
});

describe('all groups together', () => {
  it('hear nothing of each other: one write changes one group', async () => {
    const services = createFakeServices();
    const { stores, session } = openSaved(services);
    await session.check();
    stores.todos.toggle(42);
    await settle();
    const saved = groups.filter(({ group }) => stores.saved[group].isSaved(42));
    expect(saved.map(({ group }) => group)).toEqual(['todos']);
  });

  it('ask the server and the storage for nothing until a widget needs them', async () => {
    const services = createFakeServices();
    const write = jest.spyOn(services.storage, 'remove');
    const { session } = openSaved(services);
    await session.check();
    await settle();
    for (const { api } of [services]) {
      for (const one of [api.favourites, api.todos, api.articleBookmarks, api.ratings]) {
        expect(one.ids).not.toHaveBeenCalled();
      }
    }
    expect(write.mock.calls.filter(([key]) => key.endsWith('/ids'))).toEqual([]);
  });
});
