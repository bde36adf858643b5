import { foldForSearch } from './foldForSearch';
import { AFTER_ADDRESS, AFTER_NAME } from './searchTextParts';

/** A hyphen parts words as a space does, so that `st-clair` finds St Clair. */
const BETWEEN_WORDS = new RegExp(`[\\s\\p{Cc}${AFTER_NAME}${AFTER_ADDRESS}-]+`, 'u');
/** Half an emoji, which a cut can leave; databases would refuse or change it. */
const HALF_CHARACTER = /\p{Cs}/gu;
/** Characters of a word that count. PostgreSQL keeps words of up to 2046 bytes, and no word is as long. */
const MAX_LENGTH = 64;

/** The words of a text as they are kept and looked for: folded, in their order. */
export function listWords(text: string): string[] {
  const words: string[] = foldForSearch(text)
    .replace(HALF_CHARACTER, '\ufffd')
    .split(BETWEEN_WORDS)
    .filter(Boolean);
  return words.map((word) => [...word].slice(0, MAX_LENGTH).join(''));
}
