import { createNameOrder } from '../../../platform/text/createNameOrder';

/** Under the first letter of their names, in the order of the language: accents do not make a group of their own. */
export function groupByLetter<T extends { name: string }>(
  items: readonly T[],
  language: string,
): { letter: string; items: T[] }[] {
  const groups: { letter: string; items: T[] }[] = [];
  for (const item of [...items].sort(createNameOrder(language))) {
    const letter = item.name.normalize('NFD').charAt(0).toUpperCase();
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}
