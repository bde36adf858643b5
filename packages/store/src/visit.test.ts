import { createApiClient } from '@cityguide/api/client';
import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { waitFor } from '@testing-library/dom';
import { setupServer } from 'msw/node';
import { createStore } from './createStore';
import { openPageStorage, resetBrowserStorage } from './testing/createBrowserStorage';
import { createFakeServices } from './testing/createFakeServices';

const baseUrl = 'http://localhost/api/v2/';
const server = setupServer();
let backend: MockBackend;
let closePages: (() => void)[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetBrowserStorage();
  backend = createMockBackend();
  server.use(...backend.handlers(baseUrl));
});
afterEach(() => {
  closePages.forEach((close) => close());
  closePages = [];
  server.resetHandlers();
});
afterAll(() => server.close());

/** A page of the site in this browser: real client, real storage, the backend in memory. */
async function openPage() {
  const { page, announce, report, site, channel } = createFakeServices();
  const api = createApiClient({ baseUrl });
  const { storage } = openPageStorage();
  const store = createStore({ api, site, storage, now: Date.now, page, channel, announce, report });
  closePages.push(() => store.stop());
  store.start();
  store.favourites.ensureLoaded();
  const status = await store.session.whenKnown();
  return { store, status, page, announce };
}

async function openLoggedInPage() {
  const { store, page } = await openPage();
  const { password, profile } = backend.member;
  const { email } = profile;
  await store.login.logIn({ email, password });
  expect(page.reload).toHaveBeenCalledTimes(1);
  store.stop();
  return openPage();
}

const firstListing = () => backend.state.listings[0]!.id;
const callsOf = (method: string) =>
  backend.calls.filter((call) => call.method === method).map(({ path }) => path);
const whenSettled = (store: Awaited<ReturnType<typeof openPage>>['store']) =>
  waitFor(() => {
    expect(store.favourites.getState()).toMatchObject({ loaded: true });
    expect(store.favourites.getState().pending.size).toBe(0);
  });

describe('a visit', () => {
  it('AUTH-15.sends AUTH-15.done SAVE-1 a guest saves, logs in, and finds it saved on the next page', async () => {
    const { store, status, page } = await openPage();
    expect(status).toBe('guest');
    expect(backend.calls).toEqual([]);
    store.favourites.toggle(firstListing());
    const { password, profile } = backend.member;
    const { email } = profile;
    await store.login.logIn({ email, password });
    expect(page.reload).toHaveBeenCalledTimes(1);
    store.stop();

    const next = await openPage();
    expect(next.status).toBe('authenticated');
    await waitFor(() => expect(next.store.favourites.isSaved(firstListing())).toBe(true));
    expect(callsOf('POST')).toEqual(['profiles/email-login/']);
  });

  it('SAVE-6 what was saved is known to the next page without requesting the map again', async () => {
    const { store } = await openLoggedInPage();
    await whenSettled(store);
    store.favourites.toggle(firstListing());
    await whenSettled(store);
    store.stop();
    backend.calls.length = 0;
    const next = await openPage();
    await waitFor(() => expect(next.store.favourites.isSaved(firstListing())).toBe(true));
    expect(callsOf('GET')).toEqual(['profiles/hi/']);
  });

  it('O-FAV-02 SAVE-2 a favourite is removed by a delete that returns no body', async () => {
    const { store, announce } = await openLoggedInPage();
    await whenSettled(store);
    for (const isSaved of [true, false]) {
      store.favourites.toggle(firstListing());
      await whenSettled(store);
      expect(store.favourites.isSaved(firstListing())).toBe(isSaved);
    }
    expect(backend.member.favourites).toEqual([]);
    expect(announce).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', { kind: 'fail', status: 500 }],
    ['a page instead of JSON', { kind: 'html' }],
    ['a broken connection', { kind: 'disconnect' }],
  ] as const)('SAVE-3 %s while saving flips back', async (_name, fault) => {
    const { store, announce } = await openLoggedInPage();
    await whenSettled(store);
    backend.injectFault({ method: 'POST', path: 'favourites/' }, fault);
    store.favourites.toggle(firstListing());
    expect(store.favourites.isSaved(firstListing())).toBe(true);
    await whenSettled(store);
    expect(store.favourites.isSaved(firstListing())).toBe(false);
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('AUTH-3.failed AUTH-3.moment-kept AUTH-3.next-page a bad minute makes a guest of a member, and the next page a member again', async () => {
    const { store } = await openLoggedInPage();
    store.stop();
    backend.injectFault({ path: 'profiles/hi/' }, { kind: 'fail', status: 500 });
    expect((await openPage()).status).toBe('guest');
    backend.clearFaults();
    expect((await openPage()).status).toBe('authenticated');
  });

  it('O-FRM-03 a log-in answered by a page of an access point can be tried again', async () => {
    const { store, page } = await openPage();
    const { password, profile } = backend.member;
    const { email } = profile;
    const stop = backend.injectFault({ path: 'profiles/email-login/' }, { kind: 'html', status: 500 });
    await store.login.logIn({ email, password });
    expect(store.login.getState()).toMatchObject({ isFetching: false, loginSuccessful: false });
    expect(store.login.getState().authError.nonFieldError).toMatch(/went wrong/);
    stop();
    await store.login.logIn({ email, password: 'wrong' });
    expect(store.login.getState().authError.nonFieldError).toBeTruthy();
    await store.login.logIn({ email, password });
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
