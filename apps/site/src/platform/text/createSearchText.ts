import { APOSTROPHES } from './foldForSearch';
import { splitWords } from './splitWords';
import { ADDRESS_END_MARKER, NAME_END_MARKER } from './searchTextMarkers';

/** Letters of scripts that separate words by spaces, and digits; in other scripts, and at punctuation, a word may begin anywhere. */
const LETTER_OR_DIGIT = /[\p{Ll}\p{N}]/u;

/**
 * The text that keywords are matched against: words separated by one space, first those of the name, then of the address,
 * then of the rest (type, neighbourhood). Keywords match the start of words only, so words that start within another word
 * are repeated: `24/7 /7 7`, `北京 京`, `lete ete`.
 */
export function createSearchText([name, address, ...others]: readonly (string | null | undefined)[]): string {
  const seenWords = new Set<string>();
  const takeNewWords = (text: string | null | undefined) =>
    [...splitWords(text ?? '').flatMap(listSuffixes), ...listWordsAtApostrophes(text ?? '')].filter(
      (word) => !seenWords.has(word) && seenWords.add(word),
    );
  return [
    ...takeNewWords(name),
    NAME_END_MARKER,
    ...takeNewWords(address),
    ADDRESS_END_MARKER,
    ...others.flatMap(takeNewWords),
  ].join(' ');
}

/** The word, and each suffix of it that starts with or after a character that is neither a letter nor a digit. */
function listSuffixes(word: string): string[] {
  const characters = [...word];
  return characters.flatMap((character, index) => {
    const before = characters[index - 1];
    const isWordStart =
      before === undefined || !LETTER_OR_DIGIT.test(character) || !LETTER_OR_DIGIT.test(before);
    return isWordStart ? [characters.slice(index).join('')] : [];
  });
}

/** Words that start after an apostrophe. A single letter before one (`l’`) is not a word to search for. */
const listWordsAtApostrophes = (text: string) =>
  splitWords(text.replace(APOSTROPHES, ' ')).filter((word) => word.length > 1);
