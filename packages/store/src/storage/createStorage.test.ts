import {
  loadFresh,
  openPageStorage,
  resetBrowserStorage,
  throwSecurityError,
} from '../testing/createBrowserStorage';
import { createStorage } from './createStorage';

const keys = [
  'favourites/ids',
  'todos/ids',
  'article-bookmarks/ids',
  'video-bookmarks/ids',
  'profile/profileId',
];

beforeEach(() => resetBrowserStorage());
afterEach(() => jest.restoreAllMocks());

/** Makes every opening of a database fail in this way. */
function breakIndexedDb(settle: (request: { onerror?: (event: unknown) => void; error?: unknown }) => void) {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request = {} as IDBOpenDBRequest;
    settle(request as unknown as Parameters<typeof settle>[0]);
    return request;
  });
}

const refuseAfter = (delayMs: number) =>
  breakIndexedDb((request) => {
    setTimeout(() => {
      request.error = new DOMException('A mutation operation was attempted.', 'InvalidStateError');
      request.onerror?.({ preventDefault: () => undefined, target: request });
    }, delayMs);
  });

function blockAreas(...names: ('localStorage' | 'sessionStorage')[]) {
  for (const name of names) jest.spyOn(window, name, 'get').mockImplementation(throwSecurityError);
}

const removeIndexedDb = () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
};

describe('storage', () => {
  it('SAVE-8.indexed-db stores values in IndexedDB for the next page', async () => {
    const { storage } = openPageStorage();
    expect(await storage.write('favourites/ids', { 5: 50 })).toBe(true);
    expect(await openPageStorage().storage.read('favourites/ids')).toEqual({ 5: 50 });
    expect(localStorage.length).toBe(0);
    expect(await storage.isPersistent()).toBe(true);
  });

  it('SAVE-5.database stores them in the database cityguide, where localForage itself finds them', async () => {
    await openPageStorage().storage.write('favourites/ids', { 5: 50 });
    const localForage = (await loadFresh()).createInstance({ name: 'cityguide' });
    expect(await localForage.getItem('favourites/ids')).toEqual({ 5: 50 });
    expect(await localForage.keys()).toEqual(['favourites/ids']);
  });

  it('a guest with nothing stored needs no localForage, and the storage reports that it is empty', async () => {
    const { storage, load } = openPageStorage();
    expect(await storage.read('profile/lastActiveSessionMoment')).toBeUndefined();
    await storage.clearExcept([]);
    await storage.remove('favourites/ids');
    expect(await storage.isPersistent()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  it('a page that found nothing sees what another tab writes later', async () => {
    const { storage } = openPageStorage();
    expect(await storage.read('profile/profileId')).toBeUndefined();
    await openPageStorage().storage.write('profile/profileId', 7);
    expect(await storage.read('profile/profileId')).toBe(7);
  });

  it('clears everything except the given keys', async () => {
    const { storage } = openPageStorage();
    for (const key of keys) await storage.write(key, 1);
    await storage.clearExcept(['profile/profileId']);
    const found = await Promise.all(keys.map((key) => openPageStorage().storage.read(key)));
    expect(found).toEqual([undefined, undefined, undefined, undefined, 1]);
  });

  it('PHOTO-6 stores files in a separate database, which is not cleared with the rest', async () => {
    const files = await openPageStorage().storage.openFiles();
    await files.set('41', { files: ['a photo'] });
    const { storage } = openPageStorage();
    await storage.write('profile/profileId', 7);
    await storage.clearExcept([]);
    expect(await (await openPageStorage().storage.openFiles()).get('41')).toEqual({ files: ['a photo'] });
  });

  it('PHOTO-6 rejects opening that database where IndexedDB is blocked', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => throwSecurityError());
    await expect(openPageStorage().storage.openFiles()).rejects.toThrow();
  });

  it('O-STO-02 SAVE-8.local-storage uses local storage where IndexedDB is blocked', async () => {
    refuseAfter(0);
    expect(await openPageStorage().storage.write('favourites/ids', { 9: 90 })).toBe(true);
    expect(localStorage.getItem('cityguide/favourites/ids')).toBe('{"9":90}');
    const next = openPageStorage().storage;
    expect(await next.read('favourites/ids')).toEqual({ 9: 90 });
    expect(await next.isPersistent()).toBe(true);
  });

  it('SAVE-8.local-storage uses local storage where there is no IndexedDB', async () => {
    removeIndexedDb();
    await openPageStorage().storage.write('favourites/ids', { 9: 90 });
    expect(localStorage.getItem('cityguide/favourites/ids')).toBe('{"9":90}');
  });

  it('SAVE-8.session-storage uses session storage where localForage has no driver that works', async () => {
    removeIndexedDb();
    blockAreas('localStorage');
    await openPageStorage().storage.write('favourites/ids', { 9: 90 });
    expect(sessionStorage.getItem('cityguide/favourites/ids')).toBe('{"9":90}');
    const next = openPageStorage().storage;
    expect(await next.read('favourites/ids')).toEqual({ 9: 90 });
    await next.clearExcept([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('EVERY-6.session-storage AUTH-4.tab-only alone knows nothing of other tabs, and reports so', async () => {
    removeIndexedDb();
    blockAreas('localStorage');
    await openPageStorage().storage.write('profile/profileId', 7);
    sessionStorage.clear(); // a new tab
    const { storage } = openPageStorage();
    expect(await storage.read('profile/profileId')).toBeUndefined();
    expect(await storage.isPersistent()).toBe(false);
  });

  it('EVERY-6.failing-read AUTH-4.failing a store that fails after it worked is not trusted to know all', async () => {
    removeIndexedDb();
    await openPageStorage().storage.write('profile/profileId', 7);
    localStorage.setItem('cityguide/profile/lastActiveSessionMoment', '{"cut');
    const { storage } = openPageStorage();
    expect(await storage.read('profile/profileId')).toBe(7);
    expect(await storage.isPersistent()).toBe(true);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
    expect(await storage.read('profile/profileId')).toBeUndefined();
    expect(await storage.isPersistent()).toBe(false);
  });

  it('O-STO-01 SAVE-8.memory AUTH-4.memory lives in memory where reading the properties throws, and says that it forgets', async () => {
    removeIndexedDb();
    blockAreas('localStorage', 'sessionStorage');
    const { storage } = openPageStorage();
    expect(await storage.read('favourites/ids')).toBeUndefined();
    expect(await storage.write('favourites/ids', { 9: 90 })).toBe(true);
    expect(await storage.read('favourites/ids')).toEqual({ 9: 90 });
    expect(await storage.isPersistent()).toBe(false);
    await storage.clearExcept([]);
    expect(await storage.read('favourites/ids')).toBeUndefined();
  });

  it('O-STO-03 SAVE-8.full a full store breaks nothing: values live in memory', async () => {
    removeIndexedDb();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { storage } = openPageStorage();
    expect(await storage.write('favourites/ids', { 9: 90 })).toBe(true);
    expect(await storage.read('favourites/ids')).toEqual({ 9: 90 });
    expect(await storage.isPersistent()).toBe(false);
  });

  it('O-STO-03 a store that fills up later says that a value was not kept, and can still be read', async () => {
    removeIndexedDb();
    const { storage } = openPageStorage();
    await storage.write('favourites/ids', { 9: 90 });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await storage.write('favourites/ids', { 9: 90, 10: 100 })).toBe(false);
    expect(await storage.read('favourites/ids')).toEqual({ 9: 90 });
  });

  it('SAVE-8 a store that accepts values but does not return them is skipped', async () => {
    removeIndexedDb();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    const { storage } = openPageStorage();
    expect(await storage.write('favourites/ids', { 9: 90 })).toBe(true);
    expect(await storage.read('favourites/ids')).toEqual({ 9: 90 });
    expect(await storage.isPersistent()).toBe(false);
  });

  it.each(['{"9":', 'undefined', '<html>'])(
    'SAVE-8.garbage the garbage %p counts as nothing',
    async (garbage) => {
      removeIndexedDb();
      localStorage.setItem('cityguide/favourites/ids', garbage);
      expect(await openPageStorage().storage.read('favourites/ids')).toBeUndefined();
      blockAreas('localStorage');
      sessionStorage.setItem('cityguide/favourites/ids', garbage);
      expect(await openPageStorage().storage.read('favourites/ids')).toBeUndefined();
    },
  );

  it('SAVE-8.older-version a database of another version, without our table, works', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('cityguide', 3);
      request.onupgradeneeded = () => request.result.createObjectStore('something-else');
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const { storage } = openPageStorage();
    expect(await storage.read('favourites/ids')).toBeUndefined();
    expect(await storage.write('favourites/ids', { 9: 90 })).toBe(true);
    expect(await openPageStorage().storage.read('favourites/ids')).toEqual({ 9: 90 });
  });

  it('O-STO-05 SAVE-8 five reads at the same time survive a store that is refused after 50 ms', async () => {
    for (const [index, key] of keys.entries()) localStorage.setItem(`cityguide/${key}`, String(index + 1));
    refuseAfter(50);
    const { storage, load } = openPageStorage();
    expect(await Promise.all(keys.map((key) => storage.read(key)))).toEqual([1, 2, 3, 4, 5]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('where localForage cannot be loaded the session storage serves, and nothing is known of earlier pages', async () => {
    localStorage.setItem('cityguide/profile/profileId', '7');
    const storage = createStorage({ load: () => Promise.reject(new Error('blocked')) });
    expect(await storage.write('profile/profileId', 8)).toBe(true);
    expect(sessionStorage.getItem('cityguide/profile/profileId')).toBe('8');
    expect(await storage.isPersistent()).toBe(false);
  });

  it('10,000 entries are written and read within half a second', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index + 1, index + 1]));
    const { storage } = openPageStorage();
    const runsMs: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const startMs = performance.now();
      expect(await storage.write('favourites/ids', many)).toBe(true);
      expect(await storage.read('favourites/ids')).toEqual(many);
      runsMs.push(performance.now() - startMs);
    }
    expect(Math.min(...runsMs)).toBeLessThan(500);
  });
});

describe('a store that hangs', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('SAVE-8.hangs AUTH-4.hanging while opening is passed over after a second, and nothing is known of earlier pages', async () => {
    breakIndexedDb(() => undefined);
    localStorage.setItem('cityguide/profile/profileId', '7');
    const { storage } = openPageStorage();
    const reads = Promise.all(keys.map((key) => storage.read(key)));
    await jest.advanceTimersByTimeAsync(1500);
    expect(await reads).toEqual([undefined, undefined, undefined, undefined, 7]);
    expect(await storage.isPersistent()).toBe(false);
  });

  it('SAVE-8.hangs AUTH-4.hanging later is given up, and the next in order serves', async () => {
    removeIndexedDb();
    const load = jest.fn(async () => {
      const localForage = await loadFresh();
      const hang = (key: string) => (key === 'favourites/ids' ? new Promise(() => undefined) : undefined);
      const createInstance: typeof localForage.createInstance = (options) =>
        new Proxy(localForage.createInstance(options), {
          get: (instance, name: keyof LocalForage) =>
            name === 'getItem' ? (key: string) => hang(key) ?? instance.getItem(key) : instance[name],
        });
      return { createInstance, INDEXEDDB: localForage.INDEXEDDB, LOCALSTORAGE: localForage.LOCALSTORAGE };
    });
    const storage = createStorage({ load });
    const written = storage.write('favourites/ids', { 9: 90 });
    await jest.advanceTimersByTimeAsync(500);
    expect(await written).toBe(true);
    const read = storage.read('favourites/ids');
    await jest.advanceTimersByTimeAsync(1500);
    expect(await read).toBeUndefined();
    expect(await storage.write('favourites/ids', { 9: 91 })).toBe(true);
    expect(sessionStorage.getItem('cityguide/favourites/ids')).toBe('{"9":91}');
    expect(await storage.isPersistent()).toBe(false);
  });
});
