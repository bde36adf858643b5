import { createStore } from './createStore';
import type { StoreChange } from './CityguideStore';
import { createFakeApi, createFakeServices, guestSession, memberSession } from './testing/createFakeServices';
import { createSavedServer } from './testing/createSavedServer';
import { createFakeStorage } from './testing/createFakeStorage';
import { openPageStorage, resetBrowserStorage, throwSecurityError } from './testing/createBrowserStorage';
import { createTabHub } from './testing/createTabHub';
import { flushPromises } from './testing/flushPromises';

describe('the store of a page', () => {
  it('AUTH-1.once requests nothing before start, and the session once after it', async () => {
    const services = createFakeServices();
    const store = createStore(services);
    await flushPromises();
    expect(services.api.profiles.hi).not.toHaveBeenCalled();
    store.start();
    store.start();
    await store.session.whenKnown();
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('O-AUT-02 AUTH-1.again EMBED-16.visitor a page from the back/forward cache requests the session again and shows the guest', async () => {
    const services = createFakeServices();
    createSavedServer([services.api], { saved: { 5: 50 } });
    const store = createStore(services);
    store.start();
    store.favourites.ensureLoaded();
    await store.session.whenKnown();
    await store.profile.load();
    await flushPromises();
    expect(store.favourites.isSaved(5)).toBe(true);
    services.api.profiles.hi.mockResolvedValue(guestSession);
    store.pageShown(true);
    await flushPromises();
    expect(store.session.getState()).toEqual({ status: 'guest', profileId: null });
    expect(store.profile.getState().profile).toBeNull();
    expect(store.favourites.isSaved(5)).toBe(false);
    expect(services.storage.values.size).toBe(0);
  });

  it('EMBED-16.saved a page from the back/forward cache shows what was saved meanwhile', async () => {
    const hub = createTabHub();
    const storage = createFakeStorage({
      'profile/lastActiveSessionMoment': '27-11-2026 11:00',
      'profile/profileId': 7,
    });
    const apis = [createFakeApi(), createFakeApi()] as const;
    const server = createSavedServer(apis, { saved: { 5: 50 } });
    // It was frozen: no message of another page reached it.
    const store = createStore(createFakeServices({ api: apis[0], storage, channel: hub.openTab() }));
    const other = createStore(
      createFakeServices({ api: apis[1], storage, channel: createTabHub().openTab() }),
    );
    for (const page of [store, other]) {
      page.start();
      page.favourites.ensureLoaded();
    }
    await flushPromises();
    other.favourites.toggle(42);
    await flushPromises();
    expect(store.favourites.isSaved(42)).toBe(false);
    server.log.length = 0;
    store.pageShown(true);
    await flushPromises();
    expect(store.favourites.isSaved(42)).toBe(true);
    expect(server.log).toEqual([]);
  });

  it('EMBED-16.panels the login that left the page is over when it comes back', async () => {
    const services = createFakeServices({ stored: {} });
    const store = createStore(services);
    store.start();
    store.login.setState({ isOpen: true, loginSuccessful: true });
    store.pageShown(true);
    expect(store.login.getState()).toMatchObject({ isOpen: false, loginSuccessful: false });
  });

  it('AUTH-1.once an ordinary pageshow requests nothing more', async () => {
    const services = createFakeServices();
    const store = createStore(services);
    store.start();
    store.pageShown(false);
    await store.session.whenKnown();
    store.pageShown(false);
    await flushPromises();
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('EMBED-13.auth EMBED-13.saved notifies the page who the visitor is and what the server has saved', async () => {
    const services = createFakeServices();
    createSavedServer([services.api]);
    const store = createStore(services);
    const received: StoreChange[] = [];
    const unsubscribe = store.onChange((change) => received.push(change));
    store.start();
    await store.session.whenKnown();
    store.favourites.toggle(42);
    await flushPromises();
    store.favourites.toggle(42);
    await flushPromises();
    store.pageShown(true);
    await flushPromises();
    expect(received).toEqual([
      { type: 'auth', status: 'authenticated', profileId: 7 },
      { type: 'saved', group: 'favourites', objectId: 42, saved: true },
      { type: 'saved', group: 'favourites', objectId: 42, saved: false },
    ]);
    unsubscribe();
    await store.session.logOutLocally();
    expect(received).toHaveLength(3);
  });

  it('AUTH-15.sends AUTH-15.done what a guest wanted is sent with the log-in, done by the server, and shown by the next page', async () => {
    const storage = createFakeStorage();
    const api = createFakeApi();
    const server = createSavedServer([api]);
    const guestPage = createStore(createFakeServices({ api, storage }));
    guestPage.start();
    await guestPage.session.whenKnown();
    guestPage.favourites.toggle(42);
    api.profiles.logIn.mockImplementation(async (_credentials, intent) => {
      if (intent?.action === 'add-favourite') server.saveElsewhere(intent.objectId);
      return null;
    });
    jest.useFakeTimers();
    void guestPage.login.logIn({ email: 'ada@example.com', password: 'correct horse' });
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    guestPage.stop();
    const memberPage = createStore(createFakeServices({ api, storage }));
    memberPage.start();
    memberPage.favourites.ensureLoaded();
    await memberPage.session.whenKnown();
    await flushPromises();
    expect(memberPage.favourites.isSaved(42)).toBe(true);
    expect(server.log).toEqual(['GET ids']);
  });

  it('after stop it listens to nothing and requests nothing', async () => {
    const hub = createTabHub();
    const services = createFakeServices({ channel: hub.openTab() });
    const store = createStore(services);
    store.start();
    await store.session.whenKnown();
    store.stop();
    hub.openTab().post('cityguide:log-out');
    expect(store.session.getState().status).toBe('authenticated');
  });
});

describe('the store where site data are blocked', () => {
  afterEach(() => jest.restoreAllMocks());

  it('O-STO-01 decides the status, opens the login for a guest and sends the log-in', async () => {
    resetBrowserStorage();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwSecurityError);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwSecurityError);
    const fakes = createFakeServices();
    fakes.api.profiles.hi.mockResolvedValue(guestSession);
    const store = createStore({ ...fakes, storage: openPageStorage().storage });
    store.start();
    expect(await store.session.whenKnown()).toBe('guest');
    expect(fakes.api.profiles.hi).toHaveBeenCalledTimes(1);
    store.favourites.toggle(42);
    expect(store.login.getState().isOpen).toBe(true);
    await store.login.logIn({ email: 'ada@example.com', password: 'correct horse' });
    expect(fakes.api.profiles.logIn).toHaveBeenCalledTimes(1);
    expect(fakes.page.reload).toHaveBeenCalledTimes(1);
  });

  it('O-STO-03 a full store: log-in, saving and removing work, and nothing is sent twice', async () => {
    resetBrowserStorage();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const fakes = createFakeServices();
    const server = createSavedServer([fakes.api]);
    fakes.api.profiles.hi.mockResolvedValue(memberSession(7, server.time()));
    const store = createStore({ ...fakes, storage: openPageStorage().storage });
    store.start();
    expect(await store.session.whenKnown()).toBe('authenticated');
    for (const isSaved of [true, false]) {
      store.favourites.toggle(42);
      await new Promise<void>((resolve) => {
        const unsubscribe = store.favourites.subscribe(({ pending }) => {
          if (pending.size > 0) return;
          unsubscribe();
          resolve();
        });
      });
      expect(store.favourites.isSaved(42)).toBe(isSaved);
    }
    expect(server.log).toEqual(['GET ids', 'POST 42', 'DELETE 102']);
  });
});
