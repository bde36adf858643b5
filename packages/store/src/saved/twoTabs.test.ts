import { createFakeApi, createFakeServices } from '../testing/createFakeServices';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createSavedServer } from '../testing/createSavedServer';
import { createTabHub } from '../testing/createTabHub';
import { memberStorage, openMemberPage } from '../testing/openMemberPage';
import { flushPromises } from '../testing/flushPromises';

describe('two tabs', () => {
  function openTabs({ hasChannel = true, sendsTimes = true } = {}) {
    const hub = createTabHub();
    const storage = createFakeStorage(memberStorage);
    const apis = [createFakeApi(), createFakeApi()] as const;
    const server = createSavedServer(apis, { sendsTimes });
    const servicesOf = (api: ReturnType<typeof createFakeApi>) =>
      createFakeServices({ api, storage, channel: (hasChannel ? hub : createTabHub()).openTab() });
    return { server, storage, hub, tabs: [servicesOf(apis[0]), servicesOf(apis[1])] as const };
  }

  it('SAVE-9.at-once a change in one shows in the other at once', async () => {
    const { tabs } = openTabs();
    const [a, b] = [await openMemberPage(tabs[0]), await openMemberPage(tabs[1])];
    const onChange = jest.fn();
    b.store.subscribeTo(10, onChange);
    a.store.toggle(10);
    await flushPromises();
    expect(b.store.isSaved(10)).toBe(true);
    expect(b.ids()).toEqual({ 10: 102 });
    a.store.toggle(10);
    await flushPromises();
    expect(b.store.isSaved(10)).toBe(false);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    expect(b.confirmed).toEqual([]);
  });

  it('SAVE-9.stored-id the other deletes with the id that this one got', async () => {
    const { tabs, server } = openTabs();
    const [a, b] = [await openMemberPage(tabs[0]), await openMemberPage(tabs[1])];
    a.store.toggle(10);
    await flushPromises();
    b.store.toggle(10);
    await flushPromises();
    expect(server.log.slice(-2)).toEqual(['POST 10', 'DELETE 102']);
    expect(a.store.isSaved(10)).toBe(false);
  });

  it('SAVE-9.other-member a message about another member is ignored', async () => {
    const { tabs, hub } = openTabs();
    const { store } = await openMemberPage(tabs[0]);
    const times = { before: null, after: null };
    const facts = { type: 'cityguide:saved', group: 'favourites', objectId: 10, savedId: 1, times };
    hub.openTab().post({ ...facts, profileId: 8 });
    hub.openTab().post({ ...facts, profileId: 7, objectId: '10' });
    hub.openTab().post({ ...facts, profileId: 7, times: null });
    hub.openTab().post({ ...facts, profileId: 7, group: 'todos' });
    await flushPromises();
    expect(store.isSaved(10)).toBe(false);
    hub.openTab().post({ ...facts, profileId: 7 });
    await flushPromises();
    expect(store.isSaved(10)).toBe(true);
  });

  it.each([
    ['that hear each other', true, true],
    ['that cannot hear each other', false, true],
    ['that cannot hear each other, of a backend that does not say its times', false, false],
  ])('O-STO-06 both entries of two tabs %s are stored', async (_name, hasChannel, sendsTimes) => {
    const { tabs, storage, server } = openTabs({ hasChannel, sendsTimes });
    const [a, b] = [await openMemberPage(tabs[0]), await openMemberPage(tabs[1])];
    a.store.toggle(10);
    await flushPromises();
    b.store.toggle(20);
    await flushPromises();
    expect(storage.values.get('favourites/ids')).toEqual({ 10: 102, 20: 103 });
    expect(b.ids()).toEqual({ 10: 102, 20: 103 });
    [a, b].forEach((tab) => tab.close());
    server.log.length = 0;
    const [again, other] = [await openMemberPage(tabs[0]), await openMemberPage(tabs[1])];
    expect(again.ids()).toEqual({ 10: 102, 20: 103 });
    expect(other.ids()).toEqual({ 10: 102, 20: 103 });
    // The stored map is current: no tab had to request it.
    expect(server.log).toEqual([]);
  });

  it('O-STO-06 a delete in a tab with an old map does not bring the other’s entry back', async () => {
    const { tabs, storage } = openTabs({ hasChannel: false });
    const a = await openMemberPage(tabs[0]);
    a.store.toggle(10);
    await flushPromises();
    const b = await openMemberPage(tabs[1]);
    a.store.toggle(10);
    await flushPromises();
    b.store.toggle(20);
    await flushPromises();
    expect(storage.values.get('favourites/ids')).toEqual({ 20: 103 });
  });
});
