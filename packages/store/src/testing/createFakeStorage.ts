import type { KeyValueStorage } from '../storage/KeyValueStorage';

export interface FakeStorage extends KeyValueStorage {
  /** What is kept at present. */
  values: Map<string, unknown>;
}

/** Storage that works; `delayMs` makes reads slow, `isMemory` makes it one that forgets. */
export function createFakeStorage(
  stored: Record<string, unknown> = {},
  { delayMs = 0, isMemory = false } = {},
): FakeStorage {
  const values = new Map(Object.entries(stored));
  const wait = () => new Promise<void>((resolve) => (delayMs ? setTimeout(resolve, delayMs) : resolve()));
  return {
    values,
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
    async clearAllBut(keys) {
      for (const key of [...values.keys()]) if (!keys.includes(key)) values.delete(key);
    },
    remembers: async () => !isMemory,
  };
}
