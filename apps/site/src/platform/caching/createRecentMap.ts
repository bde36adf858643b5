/** A map that forgets what was longest not asked for once it holds more than `limit`. */
export function createRecentMap<T>(limit: number) {
  const kept = new Map<string, T>();
  return {
    find(key: string): T | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key: string, value: T): void {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
    forget(key: string): void {
      kept.delete(key);
    },
  };
}
