/** As `Map.groupBy` of newer versions of Node. */
export function groupBy<T, Key>(items: readonly T[], getKey: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
