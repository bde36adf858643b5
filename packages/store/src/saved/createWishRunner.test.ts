import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, memberGreeting } from '../testing/createFakeServices';
import { createSavedServer } from '../testing/createSavedServer';
import { openSaved } from '../testing/openSaved';
import { networkFault } from '../testing/refusals';
import { settle } from '../testing/settle';

describe('toggling fast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function openSlow(saved: Record<number, number> = {}) {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { saved, delayMs: 1000 });
    const page = openSaved(services);
    page.store.need();
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
    'O-FAV-01 SAVE-4.last-wish SAVE-4.taken-back after %i clicks within 300 ms the last wish wins',
    async (clicks, wish, log) => {
      const { store, server, services, ids } = await openSlow();
      for (let click = 0; click < clicks; click += 1) {
        store.toggle(42);
        await jest.advanceTimersByTimeAsync(90);
      }
      expect(store.isSaved(42)).toBe(wish);
      expect(store.getState().busy.has(42)).toBe(true);
      await jest.advanceTimersByTimeAsync(5000);
      expect(server.log).toEqual(log);
      expect(store.isSaved(42)).toBe(wish);
      expect(ids()).toEqual(Object.fromEntries(server.saved));
      expect(services.storage.values.get('favourites/ids')).toEqual(Object.fromEntries(server.saved));
      expect(store.getState().busy.size).toBe(0);
    },
  );

  it('SAVE-4.one-at-a-time one request of an object is on its way at a time', async () => {
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
    await settle();
    expect(server.log).toEqual(['POST 1', 'POST 2']);
  });

  it('SAVE-4 a create that failed after its wish was taken back needs no delete and no word', async () => {
    const { store, server, services, ids } = await openSlow();
    server.fail(networkFault());
    store.toggle(42);
    await jest.advanceTimersByTimeAsync(100);
    store.toggle(42);
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.log).toEqual(['POST 42']);
    expect(store.isSaved(42)).toBe(false);
    expect(ids()).toEqual({});
    expect(services.announce).not.toHaveBeenCalled();
  });

  it('SAVE-4 a toggle before the map is there shows at once and is decided by the map', async () => {
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
    expect(store.getState().busy.size).toBe(0);
  });
});

describe('toggling while the status is unknown', () => {
  it('SAVE-4.unknown-status waits for it, and then does what the member wished', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api]);
    const status = createDeferred<ReturnType<typeof memberGreeting>>();
    services.api.profiles.hi.mockReturnValueOnce(status.promise);
    const { store, login } = openSaved(services);
    store.toggle(42);
    await settle();
    expect(store.isSaved(42)).toBe(false);
    expect(store.getState().busy.has(42)).toBe(true);
    expect(server.log).toEqual([]);
    status.resolve(memberGreeting(7, server.time()));
    await settle();
    expect(store.isSaved(42)).toBe(true);
    expect(server.log).toEqual(['GET ids', 'POST 42']);
    expect(store.getState().busy.size).toBe(0);
    expect(login.getState().isOpen).toBe(false);
  });

  it('SAVE-4.unknown-status two toggles are none', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api]);
    const { store, session } = openSaved(services);
    store.toggle(42);
    store.toggle(42);
    await session.whenKnown();
    await settle();
    expect(store.isSaved(42)).toBe(false);
    expect(server.log).not.toContain('POST 42');
    expect(store.getState().busy.size).toBe(0);
  });

  it('SAVE-1.unchanged SAVE-4.unknown-status opens the login where it was a guest', async () => {
    const services = createFakeServices({ stored: {} });
    const { store, login } = openSaved(services);
    store.toggle(42);
    await settle();
    expect(login.getState()).toMatchObject({ isOpen: true, objectId: 42 });
    expect(store.isSaved(42)).toBe(false);
    expect(store.getState().busy.size).toBe(0);
  });
});
