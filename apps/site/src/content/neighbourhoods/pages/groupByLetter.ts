import { createNameComparator } from '../../../platform/text/createNameComparator';

/**
 * Groups by the first letter of the name, sorted by the rules of the language. A letter with an accent is in the group
 * of the letter without.
 */
export function groupByLetter<T extends { name: string }>(
  items: readonly T[],
  language: string,
): { letter: string; items: T[] }[] {
  const groups: { letter: string; items: T[] }[] = [];
  for (const item of [...items].sort(createNameComparator(language))) {
    const letter = item.name.normalize('NFD').charAt(0).toUpperCase();
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}
