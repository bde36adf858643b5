import { foldText } from '@cityguide/site-config/formats';

/** What people type instead of these characters, which Unicode does not decompose into a base letter and an accent. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
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
const LETTERS_PATTERN = new RegExp(`[${Object.keys(LETTER_REPLACEMENTS).join('')}]`, 'g');

/** Apostrophes and the characters used in their place. Removed, not unified: `joes` or `lete` should find Joe’s and L’Été. */
export const APOSTROPHES = /['’‘‛ʼʻ′´`＇]/g;

/** Normalizes text for search: folded, without apostrophes, and with typographic characters replaced by what people type. */
export function foldForSearch(text: string): string {
  const plain = text.replace(APOSTROPHES, '').normalize('NFKD');
  return foldText(plain).replace(LETTERS_PATTERN, (letter) => LETTER_REPLACEMENTS[letter] ?? letter);
}
