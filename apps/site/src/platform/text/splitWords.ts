import { foldForSearch } from './foldForSearch';
import { ADDRESS_END_MARKER, NAME_END_MARKER } from './searchTextMarkers';

/** A hyphen separates words as a space does, so that `st-clair` finds St Clair. */
const WORD_SEPARATOR = new RegExp(`[\\s\\p{Cc}${NAME_END_MARKER}${ADDRESS_END_MARKER}-]+`, 'u');
/** Half an emoji, as truncating text can leave; databases would reject or change it. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** Longer words are cut to this many characters: PostgreSQL indexes words of up to 2046 bytes, and no real word is as long. */
const MAX_WORD_LENGTH = 64;

/** The words of a text as they are stored and searched: folded, in their original order. */
export function splitWords(text: string): string[] {
  const words: string[] = foldForSearch(text)
    .replace(LONE_SURROGATE, '\ufffd')
    .split(WORD_SEPARATOR)
    .filter(Boolean);
  return words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
}
