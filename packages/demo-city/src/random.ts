export interface Random {
  /** A fraction from 0 (included) to 1 (not included). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, or all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
}

/**
 * A stream of random numbers that is the same for the same key on every machine (mulberry32 seeded by an FNV-1a hash).
 * The city must not change from one run to the next: tests, screenshots and bookmarks rely on it.
 */
export function createRandom(key: string): Random {
  let state = hashText(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  };
  return {
    next,
    integer,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    sample(items, count) {
      const rest = [...items];
      const taken = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(integer(0, rest.length - 1), 1));
      return taken;
    },
  };
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
