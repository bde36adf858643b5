import type { StorageDriver } from './StorageDriver';

/** The last resort: values live as long as the page. */
export async function openMemory(): Promise<StorageDriver> {
  const values = new Map<string, unknown>();
  return {
    scope: 'page',
    get: async (key) => values.get(key),
    set: async (key, value) => values.set(key, value),
    remove: async (key) => values.delete(key),
    keys: async () => [...values.keys()],
  };
}
