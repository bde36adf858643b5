import type { CityguideStore } from '@cityguide/store';

/** Stores a page's chosen files in a map, so that another page of the same tab finds them. */
export function storeFilesIn(files: Map<string, unknown>, { services: { storage } }: CityguideStore): void {
  storage.openFiles = async () => ({
    scope: 'browser',
    get: async (key) => files.get(key),
    set: async (key, value) => files.set(key, value),
    remove: async (key) => files.delete(key),
    keys: async () => [...files.keys()],
  });
}
