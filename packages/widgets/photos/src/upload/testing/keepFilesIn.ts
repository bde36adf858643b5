import type { CityguideStore } from '@cityguide/store';

/** Lets a page keep chosen files here, so that another page of the same tab finds them. */
export function keepFilesIn(kept: Map<string, unknown>, { services: { storage } }: CityguideStore): void {
  storage.openFiles = async () => ({
    reach: 'browser',
    get: async (key) => kept.get(key),
    set: async (key, value) => kept.set(key, value),
    remove: async (key) => kept.delete(key),
    keys: async () => [...kept.keys()],
  });
}
