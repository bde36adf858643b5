import { throwSecurityError } from '../testing/createBrowserStorage';
import { createTabChannel } from './createTabChannel';

/** The tabs' windows of a browser with one kind of channel. */
function openWindow(BroadcastChannel?: typeof globalThis.BroadcastChannel) {
  const { localStorage } = window;
  const target = new EventTarget();
  return Object.assign(target, { localStorage, BroadcastChannel }) as unknown as Parameters<
    typeof createTabChannel
  >[0] &
    EventTarget;
}

/** Channels of one browser that deliver synchronously. */
function createBroadcast() {
  const open = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const channel of open) if (channel !== this) channel.onmessage?.({ data });
    }
    close() {
      open.delete(this);
    }
  }
  return { open, FakeChannel: FakeChannel as unknown as typeof BroadcastChannel };
}

describe('tab channel', () => {
  it('SAVE-9 reaches the other tabs, and not its own', () => {
    const { FakeChannel } = createBroadcast();
    const [firstTab, secondTab] = [
      createTabChannel(openWindow(FakeChannel)),
      createTabChannel(openWindow(FakeChannel)),
    ];
    const [onFirst, onSecond] = [jest.fn(), jest.fn()];
    firstTab.listen(onFirst);
    secondTab.listen(onSecond);
    firstTab.post({ objectId: 5 });
    expect(onSecond.mock.calls).toEqual([[{ objectId: 5 }]]);
    expect(onFirst).not.toHaveBeenCalled();
  });

  it('has one channel for all its listeners, and none after the last has left', () => {
    const { FakeChannel, open } = createBroadcast();
    const channel = createTabChannel(openWindow(FakeChannel));
    const unsubscribes = [channel.listen(jest.fn()), channel.listen(jest.fn())];
    expect(open.size).toBe(1);
    unsubscribes.forEach((unsubscribe) => unsubscribe());
    expect(open.size).toBe(0);
  });

  it('EMBED-16.cacheable is closed while the page is away, so that the page may be kept, and open again afterwards', () => {
    const { FakeChannel, open } = createBroadcast();
    const page = openWindow(FakeChannel);
    const onMessage = jest.fn();
    createTabChannel(page).listen(onMessage);
    page.dispatchEvent(new Event('pagehide'));
    expect(open.size).toBe(0);
    page.dispatchEvent(new Event('pageshow'));
    createTabChannel(openWindow(FakeChannel)).post('hello');
    expect(onMessage.mock.calls).toEqual([['hello']]);
  });

  it('EMBED-16.cacheable is closed while the page is away for listeners added after all others left, too', () => {
    const { FakeChannel, open } = createBroadcast();
    const page = openWindow(FakeChannel);
    const channel = createTabChannel(page);
    channel.listen(jest.fn())();
    channel.listen(jest.fn());
    page.dispatchEvent(new Event('pagehide'));
    expect(open.size).toBe(0);
    page.dispatchEvent(new Event('pageshow'));
    expect(open.size).toBe(1);
  });

  it('SAVE-9 uses storage events where there is no BroadcastChannel', () => {
    const page = openWindow();
    const onMessage = jest.fn();
    const stop = createTabChannel(page).listen(onMessage);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    createTabChannel(openWindow()).post({ objectId: 5 });
    const [key = '', newValue = ''] = write.mock.calls[0] ?? [];
    page.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    page.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    page.dispatchEvent(new StorageEvent('storage', { key, newValue: '{garbage' }));
    page.dispatchEvent(new StorageEvent('storage', { key: 'theirs', newValue }));
    expect(onMessage.mock.calls).toEqual([[{ objectId: 5 }]]);
    expect(localStorage.length).toBe(0);
    stop();
    page.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(onMessage).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('O-STO-01 does nothing where neither is allowed', () => {
    const page = openWindow(throwSecurityError as unknown as typeof BroadcastChannel);
    Object.defineProperty(page, 'localStorage', { get: throwSecurityError });
    const channel = createTabChannel(page);
    expect(() => channel.post('hello')).not.toThrow();
    expect(() => channel.listen(jest.fn())()).not.toThrow();
  });
});
