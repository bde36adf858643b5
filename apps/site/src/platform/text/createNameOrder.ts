/** Compares names as readers of the language look for them: accents and capitals make no difference (O-TXT-03). */
export function createNameOrder(language: string): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return (a, b) => compare(a.name, b.name);
}
