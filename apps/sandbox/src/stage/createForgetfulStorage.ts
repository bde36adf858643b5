import type { KeyValueStorage } from '@cityguide/store';

/** Storage that lives as long as the page, so that every scenario begins alike. */
export function createForgetfulStorage(): KeyValueStorage {
  const values = new Map<string, unknown>();
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: async (key) => void values.delete(key),
    clearAllBut: async (kept) => {
      for (const key of [...values.keys()]) if (!kept.includes(key)) values.delete(key);
    },
    remembers: async () => false,
    openFiles: () => Promise.reject(new Error('No scenario keeps files.')),
  };
}
