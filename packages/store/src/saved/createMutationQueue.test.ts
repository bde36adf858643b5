import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, memberSession } from '../testing/createFakeServices';
import { createSavedServer } from '../testing/createSavedServer';
import { openSaved } from '../testing/openSaved';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';

describe('toggling fast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function openSlow(saved: Record<number, number> = {}) {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved, delayMs: 1000 });
    const page = openSaved(services);
    page.store.ensureLoaded();
    await page.session.check();
    await jest.advanceTimersByTimeAsync(1000);
    server.log.length = 0;
    return { ...page, services, server };
  }

  it.each([
    [1, true, ['POST 42']],
    [2, false, ['POST 42', 'DELETE 102']],
    [3, true, ['POST 42']],
    [4, false, ['POST 42', 'DELETE 102']],
  ])(
    'O-FAV-01 SAVE-4.last-wish SAVE-4.taken-back after %i clicks within 300 ms the last value wins',
    async (clicks, isSaved, log) => {
      const { store, server, services, ids } = await openSlow();
      for (let click = 0; click < clicks; click += 1) {
        store.toggle(42);
        await jest.advanceTimersByTimeAsync(90);
      }
      expect(store.isSaved(42)).toBe(isSaved);
      expect(store.getState().pending.has(42)).toBe(true);
      await jest.advanceTimersByTimeAsync(5000);
      expect(server.log).toEqual(log);
      expect(store.isSaved(42)).toBe(isSaved);
      expect(ids()).toEqual(Object.fromEntries(server.saved));
      expect(services.storage.values.get('favourites/ids')).toEqual(Object.fromEntries(server.saved));
      expect(store.getState().pending.size).toBe(0);
    },
  );

  it('SAVE-4.one-at-a-time only one request of an object is pending at a time', async () => {
    const { store, server } = await openSlow({ 5: 50 });
    store.toggle(5);
    await jest.advanceTimersByTimeAsync(400);
    store.toggle(5);
    await jest.advanceTimersByTimeAsync(500);
    expect(server.log).toEqual(['DELETE 50']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(server.log).toEqual(['DELETE 50', 'POST 5']);
    expect(store.isSaved(5)).toBe(true);
  });

  it('different objects do not wait for each other', async () => {
    const { store, server } = await openSlow();
    store.toggle(1);
    store.toggle(2);
    await flushPromises();
    expect(server.log).toEqual(['POST 1', 'POST 2']);
  });

  it('SAVE-4 a create that failed after it was reverted needs no delete and no message', async () => {
    const { store, server, services, ids } = await openSlow();
    server.fail(createNetworkError());
    store.toggle(42);
    await jest.advanceTimersByTimeAsync(100);
    store.toggle(42);
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.log).toEqual(['POST 42']);
    expect(store.isSaved(42)).toBe(false);
    expect(ids()).toEqual({});
    expect(services.announce).not.toHaveBeenCalled();
  });

  it('SAVE-4 a toggle before the map is loaded shows at once and is decided by the map', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved: { 5: 50 }, delayMs: 1000 });
    const { store, session } = openSaved(services);
    await session.check();
    store.toggle(42);
    store.toggle(5);
    expect([store.isSaved(42), store.isSaved(5)]).toEqual([true, true]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.log).toEqual(['GET ids', 'POST 42']);
    expect([store.isSaved(42), store.isSaved(5)]).toEqual([true, true]);
    expect(store.getState().pending.size).toBe(0);
  });
});

describe('toggling while the status is unknown', () => {
  it('SAVE-4.unknown-status waits for it, and then does what the member requested', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api]);
    const status = createDeferred<ReturnType<typeof memberSession>>();
    services.api.profiles.hi.mockReturnValueOnce(status.promise);
    const { store, login } = openSaved(services);
    store.toggle(42);
    await flushPromises();
    expect(store.isSaved(42)).toBe(false);
    expect(store.getState().pending.has(42)).toBe(true);
    expect(server.log).toEqual([]);
    status.resolve(memberSession(7, server.time()));
    await flushPromises();
    expect(store.isSaved(42)).toBe(true);
    expect(server.log).toEqual(['GET ids', 'POST 42']);
    expect(store.getState().pending.size).toBe(0);
    expect(login.getState().isOpen).toBe(false);
  });

  it('SAVE-4.unknown-status two toggles cancel each other', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api]);
    const { store, session } = openSaved(services);
    store.toggle(42);
    store.toggle(42);
    await session.whenKnown();
    await flushPromises();
    expect(store.isSaved(42)).toBe(false);
    expect(server.log).not.toContain('POST 42');
    expect(store.getState().pending.size).toBe(0);
  });

  it('SAVE-1.unchanged SAVE-4.unknown-status opens the login where it was a guest', async () => {
    const services = createFakeServices({ stored: {} });
    const { store, login } = openSaved(services);
    store.toggle(42);
    await flushPromises();
    expect(login.getState()).toMatchObject({ isOpen: true, objectId: 42 });
    expect(store.isSaved(42)).toBe(false);
    expect(store.getState().pending.size).toBe(0);
  });
});
