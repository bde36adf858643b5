import { databaseName } from './openLocalForage';
import { withTimeout } from './withTimeout';

const LIMIT_MS = 300;

/** The stores to check; the getters may throw. */
export interface StorageGlobals {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly indexedDB: IDBFactory;
}

/**
 * Whether this browser certainly stores nothing of ours, as for most guests: they need not load localForage (8 KB) to
 * find out. False where the stores must be read, or it is unknown.
 */
export async function isStorageEmpty(globals: StorageGlobals): Promise<boolean> {
  try {
    const areas = [globals.localStorage, globals.sessionStorage];
    const prefix = `${databaseName}/`;
    if (areas.some((area) => Object.keys(area).some((key) => key.startsWith(prefix)))) return false;
    // Local storage must work, else the chain may end in memory, which has to be known.
    globals.localStorage.setItem(prefix, '1');
    const works = globals.localStorage.getItem(prefix) === '1';
    globals.localStorage.removeItem(prefix);
    if (!works) return false;
    const databases = await withTimeout(globals.indexedDB.databases(), LIMIT_MS);
    return !databases.some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}
