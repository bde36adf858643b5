/** NAV-3: longer names are cut to fewer, so that the dots never stand for one or two letters. */
const LONGEST = 68;
const KEPT = 64;

/** Base sign with what changes it, emoji joined to one, flags of two letters: where a browser cannot split itself. */
const GRAPHEME = /\p{RI}\p{RI}|.(?:\p{M}|\p{EMod}|\u200D.)*/gsu;

/** An article's name in a menu: at most 68 characters as a person counts them, else 64 and ` ...`. */
export function cutName(name: string): string {
  // No name has more characters than code units.
  if (name.length <= LONGEST) return name;
  const characters = splitCharacters(name);
  return characters.length > LONGEST ? `${characters.slice(0, KEPT).join('')} ...` : name;
}

function splitCharacters(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(GRAPHEME) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
