import { foldText } from '@cityguide/site-config/formats';

/** What keyboards offer in place of these, which Unicode does not take apart into a base letter and an accent. */
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
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const LETTERS_PATTERN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Left out rather than made alike: who types `joes` or `lete` means Joe’s and L’Été. With the signs that stand in for them. */
export const APOSTROPHES = /['’‘‛ʼʻ′´`＇]/g;

/** Text as keywords find it: folded, without apostrophes, and other typographic signs as they are typed. */
export function foldForSearch(text: string): string {
  const plain = text.replace(APOSTROPHES, '').normalize('NFKD');
  return foldText(plain).replace(LETTERS_PATTERN, (letter) => LETTERS[letter] ?? letter);
}
