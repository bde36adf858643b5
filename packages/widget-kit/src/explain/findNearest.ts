/** More changed letters than this are another word. */
const MOST_CHANGES = 2;

const plain = (name: string) => name.replaceAll(/[-_]/g, '').toLowerCase();

/** The Levenshtein distance: how many letters must be put in, taken out or replaced. */
function countChanges(from: string, to: string): number {
  let row = [...` ${to}`].map((_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The name that somebody meant: hyphens and case do not count, and in short words fewer letters may differ. */
export function findNearest(found: string, names: readonly string[]): string | undefined {
  const word = plain(found);
  const limit = Math.min(MOST_CHANGES, Math.floor(word.length / 3));
  const ranked = names
    .map((name) => ({ name, changes: countChanges(word, plain(name)) }))
    .filter(({ changes }) => changes <= limit)
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.name;
}
