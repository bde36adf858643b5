import { databaseName } from './openLocalForage';
import { withTimeLimit } from './withTimeLimit';

const LIMIT_MS = 300;

/** What is looked at; the getters may throw. */
export interface StorageGlobals {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly indexedDB: IDBFactory;
}

/**
 * True where this browser surely holds nothing of ours, as for most guests: they need no localForage (8 KB) to
 * learn that. False where a look is needed, or where it cannot be told.
 */
export async function isNothingStored(globals: StorageGlobals): Promise<boolean> {
  try {
    const areas = [globals.localStorage, globals.sessionStorage];
    const prefix = `${databaseName}/`;
    if (areas.some((area) => Object.keys(area).some((key) => key.startsWith(prefix)))) return false;
    // Local storage must work, else the chain may end in memory, and that is worth knowing.
    globals.localStorage.setItem(prefix, '1');
    const works = globals.localStorage.getItem(prefix) === '1';
    globals.localStorage.removeItem(prefix);
    if (!works) return false;
    const databases = await withTimeLimit(globals.indexedDB.databases(), LIMIT_MS);
    return !databases.some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}
