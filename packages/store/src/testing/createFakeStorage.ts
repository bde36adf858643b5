import type { KeyValueStorage } from '../storage/KeyValueStorage';
import type { StorageDriver } from '../storage/StorageDriver';

export interface FakeStorage extends KeyValueStorage {
  /** The stored values. */
  values: Map<string, unknown>;
  /** The stored files. */
  files: Map<string, unknown>;
}

/** A store for files; they are kept as they are, since jsdom's cannot be cloned. */
function createFakeDriver(values: Map<string, unknown>): StorageDriver {
  return {
    scope: 'browser',
    get: async (key) => values.get(key),
    set: async (key, value) => values.set(key, value),
    remove: async (key) => values.delete(key),
    keys: async () => [...values.keys()],
  };
}

/** Storage that works; `delayMs` makes reads slow, `isMemory` makes it one that is not persistent. */
export function createFakeStorage(
  stored: Record<string, unknown> = {},
  { delayMs = 0, isMemory = false } = {},
): FakeStorage {
  const values = new Map(Object.entries(stored));
  const files = new Map<string, unknown>();
  const wait = () => new Promise<void>((resolve) => (delayMs ? setTimeout(resolve, delayMs) : resolve()));
  return {
    values,
    files,
    openFiles: async () => createFakeDriver(files),
    async read(key) {
      await wait();
      return structuredClone(values.get(key));
    },
    async write(key, value) {
      values.set(key, structuredClone(value));
      return true;
    },
    async remove(key) {
      values.delete(key);
    },
    async clearExcept(keys) {
      for (const key of [...values.keys()]) if (!keys.includes(key)) values.delete(key);
    },
    isPersistent: async () => !isMemory,
  };
}
