import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createStorage } from '../storage/createStorage';
import type { LoadLocalForage } from '../storage/openLocalForage';

/** A fresh copy of localForage, as on a new page: it checks the browser's stores when it is loaded. */
export const loadFresh: LoadLocalForage = () =>
  new Promise((resolve) => {
    jest.isolateModules(() => {
      resolve(jest.requireActual<LocalForage>('localforage'));
    });
  });

/** A browser with nothing stored in it. */
export function resetBrowserStorage(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  localStorage.clear();
  sessionStorage.clear();
}

/** The storage as a new page of this browser opens it, with a mock that counts how often it loaded localForage. */
export function openPageStorage() {
  const load = jest.fn(loadFresh);
  return { storage: createStorage({ load }), load };
}

/** What reading a property of the window does where site data are blocked. */
export function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
