import { foldText } from './foldText';

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
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const LETTERS_PATTERN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Text as keywords find it: folded, and typographic signs as they are typed. */
export function foldForSearch(text: string): string {
  return foldText(text.normalize('NFKD')).replace(LETTERS_PATTERN, (letter) => LETTERS[letter] ?? letter);
}
