import type { KeyValueStorage } from '@cityguide/store';

/** Storage that lives as long as the page, so that every scenario starts in the same state. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, unknown>();
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: async (key) => void values.delete(key),
    clearExcept: async (keysToKeep) => {
      for (const key of [...values.keys()]) if (!keysToKeep.includes(key)) values.delete(key);
    },
    isPersistent: async () => false,
    openFiles: () => Promise.reject(new Error('No scenario keeps files.')),
  };
}
