import { databaseName } from './openLocalForage';
import type { OpenDriver } from './StorageDriver';

const prefix = `${databaseName}/`;

/** Opens session storage; `findArea` may throw, as the getter does where site data are blocked. */
export function openSessionStorage(findArea: () => Storage): OpenDriver {
  return async () => {
    const area = findArea();
    return {
      scope: 'tab',
      get: async (key) => {
        const text = area.getItem(prefix + key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      },
      set: async (key, value) => area.setItem(prefix + key, JSON.stringify(value)),
      remove: async (key) => area.removeItem(prefix + key),
      keys: async () =>
        Object.keys(area)
          .filter((name) => name.startsWith(prefix))
          .map((name) => name.slice(prefix.length)),
    };
  };
}
