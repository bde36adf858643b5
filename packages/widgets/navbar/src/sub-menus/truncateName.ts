/** NAV-3: longer names are truncated to fewer characters, so that the dots never replace only one or two letters. */
const MAX_CHARACTERS = 68;
const TRUNCATED_LENGTH = 64;

/** A base character with its modifiers, joined emoji, flags of two letters: for browsers without `Intl.Segmenter`. */
const GRAPHEME = /\p{RI}\p{RI}|.(?:\p{M}|\p{EMod}|\u200D.)*/gsu;

/** An article's name in a menu: at most 68 graphemes, else 64 and ` ...`. */
export function truncateName(name: string): string {
  // A name never has more graphemes than code units.
  if (name.length <= MAX_CHARACTERS) return name;
  const characters = splitGraphemes(name);
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, TRUNCATED_LENGTH).join('')} ...` : name;
}

function splitGraphemes(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(GRAPHEME) ?? [];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
