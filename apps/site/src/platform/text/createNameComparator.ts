/** Compares names by the collation of the language, ignoring accents and case (O-TXT-03). */
export function createNameComparator(language: string): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return (a, b) => compare(a.name, b.name);
}
