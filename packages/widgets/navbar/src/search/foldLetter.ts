/** As the server looks things up: these have no accent that could be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
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

/** A letter or words without case, accents and apostrophes; an apostrophe becomes ''. */
export function foldLetter(letter: string): string {
  const plain = letter.replace(APOSTROPHES, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[ßæœøđðłþı]/g, (sign) => LETTERS[sign] ?? sign);
}
