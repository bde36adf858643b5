import type { KeyValueStorage } from '@cityguide/store';

/** Storage of a browser that was never here before. */
export function createTestStorage(): KeyValueStorage {
  const values = new Map<string, unknown>();
  return {
    read: async (key) => values.get(key),
    async write(key, value) {
      values.set(key, value);
      return true;
    },
    async remove(key) {
      values.delete(key);
    },
    async clearAllBut(kept) {
      for (const key of [...values.keys()]) if (!kept.includes(key)) values.delete(key);
    },
    remembers: async () => true,
  };
}
