import { isNothingStored, type StorageGlobals } from './isNothingStored';
import type { KeyValueStorage } from './KeyValueStorage';
import { databaseName, loadLocalForage, openLocalForage, type LoadLocalForage } from './openLocalForage';
import { openMemory } from './openMemory';
import { openSessionStorage } from './openSessionStorage';
import { createDriverChain } from './createDriverChain';

/** How long a single read or write may take before its store counts as broken. */
const LIMIT_MS = 1000;
/** localForage comes over the network. */
const LOAD_LIMIT_MS = 8000;

export interface StorageSettings {
  globals?: StorageGlobals;
  /** Stands in for the import of localForage. */
  load?: LoadLocalForage;
}

/**
 * The visitor's storage: localForage in IndexedDB, then in local storage; where neither works session storage, then
 * memory (SAVE-8). Nothing is opened, and localForage not loaded, before a value is kept or may be there.
 */
export function createStorage({
  globals = window,
  load = loadLocalForage,
}: StorageSettings = {}): KeyValueStorage {
  let loading: ReturnType<LoadLocalForage> | undefined;
  const loadOnce = () => (loading ??= load());
  const chain = createDriverChain({
    limitMs: LIMIT_MS,
    prepare: { work: loadOnce, limitMs: LOAD_LIMIT_MS },
    drivers: [
      openLocalForage(loadOnce, 'INDEXEDDB'),
      openLocalForage(loadOnce, 'LOCALSTORAGE'),
      openSessionStorage(() => globals.sessionStorage),
      openMemory,
    ],
  });
  let isOpened = false;
  /** Looked at anew each time until something is there: another tab may log in while this page is open. */
  async function isEmpty(): Promise<boolean> {
    if (!isOpened && !(await isNothingStored(globals))) isOpened = true;
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
    async clearAllBut(kept) {
      if (await isEmpty()) return;
      await chain.run(async (driver) => {
        const keys = await driver.keys();
        await Promise.all(keys.filter((key) => !kept.includes(key)).map((key) => driver.remove(key)));
      });
    },
    remembers: async () => (await isEmpty()) || chain.isTrusted(),
    // Not in the same database: what a member leaves behind is cleared, what a guest chose before the log-in is not.
    openFiles: openLocalForage(loadOnce, 'INDEXEDDB', `${databaseName}-files`),
  };
}
