import type { Random } from '../random';

/** One of the items; those with more weight are picked more often. */
export function pickWeighted<T extends { weight: number }>(items: readonly T[], random: Random): T {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random.next() * total;
  const found = items.find(({ weight }) => (rest -= weight) < 0) ?? items.at(-1);
  if (!found) throw new Error('Cannot pick from an empty list');
  return found;
}
