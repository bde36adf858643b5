/** Letters that normalization does not decompose; the same as on the server. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const APOSTROPHES = /['’‘‛ʼʻ′´`＇]/g;

/** Text without case, accents and apostrophes; an apostrophe becomes ''. */
export function foldText(text: string): string {
  const plain = text.replace(APOSTROPHES, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[ßæœøđðłþı]/g, (letter) => REPLACEMENTS[letter] ?? letter);
}
