import type { OpenDriver, StorageDriver } from './StorageDriver';

/** Database of localForage, and so the prefix of its keys in local storage (SAVE-5). */
export const databaseName = 'cityguide';

export type LoadLocalForage = () => Promise<
  Pick<LocalForage, 'createInstance' | 'INDEXEDDB' | 'LOCALSTORAGE'>
>;

/** The default build of localForage, loaded when a value is first stored or may exist. */
export const loadLocalForage: LoadLocalForage = async () => {
  const module: { default?: LocalForage } & Partial<LocalForage> = await import(
    /* webpackChunkName: 'storage' */ 'localforage'
  );
  // Bundlers differ in what the import of a CommonJS module returns.
  return module.default ?? (module as LocalForage);
};

/**
 * Opens one driver of localForage. Its own chain of drivers is not used: it moves only the first of several waiting
 * reads to the next driver (localForage#889) and waits for ever for a database that hangs.
 */
export function openLocalForage(
  load: LoadLocalForage,
  driver: 'INDEXEDDB' | 'LOCALSTORAGE',
  name = databaseName,
): OpenDriver {
  return async (): Promise<StorageDriver> => {
    const localForage = await load();
    const instance = localForage.createInstance({ name, driver: localForage[driver] });
    await instance.ready();
    return {
      scope: 'browser',
      get: (key) => instance.getItem<unknown>(key),
      set: (key, value) => instance.setItem(key, value),
      remove: (key) => instance.removeItem(key),
      keys: () => instance.keys(),
    };
  };
}
