/**
 * A map that evicts the least recently used entries once their sizes together are above `limit`.
 * @param measure the size of a value; without it each counts as one
 */
export function createLruMap<T>(limit: number, measure: (value: T) => number = () => 1) {
  const entries = new Map<string, T>();
  let total = 0;

  function remove(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    total -= measure(value);
  }

  return {
    get(key: string): T | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: T): void {
      remove(key);
      entries.set(key, value);
      total += measure(value);
      for (const oldest of entries.keys()) {
        if (total <= limit) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
