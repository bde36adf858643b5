import { isStorageEmpty, type StorageGlobals } from './isStorageEmpty';
import type { KeyValueStorage } from './KeyValueStorage';
import { databaseName, loadLocalForage, openLocalForage, type LoadLocalForage } from './openLocalForage';
import { openSessionStorage } from './openSessionStorage';
import { createDriverChain } from './createDriverChain';
import type { StorageDriver } from './StorageDriver';

/** How long a single read or write may take before its store counts as broken. */
const OPERATION_TIMEOUT_MS = 1000;
/** localForage is loaded over the network. */
const LOAD_TIMEOUT_MS = 8000;

export interface StorageOptions {
  globals?: StorageGlobals;
  /** Replaces the import of localForage. */
  load?: LoadLocalForage;
}

/**
 * The visitor's storage: localForage in IndexedDB, then in local storage; where neither works session storage, then
 * memory (SAVE-8). No store is opened, and localForage is not loaded, before a value is stored or may exist.
 */
export function createStorage({
  globals = window,
  load = loadLocalForage,
}: StorageOptions = {}): KeyValueStorage {
  let loading: ReturnType<LoadLocalForage> | undefined;
  const loadOnce = () => (loading ??= load());
  const chain = createDriverChain({
    limitMs: OPERATION_TIMEOUT_MS,
    prepare: { work: loadOnce, limitMs: LOAD_TIMEOUT_MS },
    drivers: [
      openLocalForage(loadOnce, 'INDEXEDDB'),
      openLocalForage(loadOnce, 'LOCALSTORAGE'),
      openSessionStorage(() => globals.sessionStorage),
      openMemory,
    ],
  });
  let isOpened = false;
  /** Checked again each time until something is stored: another tab may log in while this page is open. */
  async function isEmpty(): Promise<boolean> {
    if (!isOpened && !(await isStorageEmpty(globals))) isOpened = true;
    return !isOpened;
  }

  return {
    async read(key) {
      if (await isEmpty()) return undefined;
      const { value } = await chain.run((driver) => driver.get(key));
      return value ?? undefined;
    },
    async write(key, value) {
      isOpened = true;
      const { isDone } = await chain.run((driver) => driver.set(key, value));
      return isDone;
    },
    async remove(key) {
      if (!(await isEmpty())) await chain.run((driver) => driver.remove(key));
    },
    async clearExcept(keptKeys) {
      if (await isEmpty()) return;
      await chain.run(async (driver) => {
        const keys = await driver.keys();
        await Promise.all(keys.filter((key) => !keptKeys.includes(key)).map((key) => driver.remove(key)));
      });
    },
    isPersistent: async () => (await isEmpty()) || chain.isReliable(),
    // Not in the same database: what a member leaves behind is cleared, what a guest chose before the login is not.
    openFiles: openLocalForage(loadOnce, 'INDEXEDDB', `${databaseName}-files`),
  };
}

/** The last resort: values live as long as the page. */
async function openMemory(): Promise<StorageDriver> {
  const values = new Map<string, unknown>();
  return {
    scope: 'page',
    get: async (key) => values.get(key),
    set: async (key, value) => values.set(key, value),
    remove: async (key) => values.delete(key),
    keys: async () => [...values.keys()],
  };
}
