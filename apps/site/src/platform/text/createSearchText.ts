import { APOSTROPHES } from './foldForSearch';
import { listWords } from './listWords';
import { AFTER_ADDRESS, AFTER_NAME } from './searchTextParts';

/** Scripts that put spaces between their words; in others, and at signs, a word may begin anywhere. */
const LETTER = /[\p{Ll}\p{N}]/u;

/**
 * What keywords are looked up in: words with one space between them, first those of the name, then of the address, then
 * of the rest (kind, neighbourhood). Keywords are looked for where words begin, so what begins within a word is said
 * once more: `24/7 /7 7`, `北京 京`, `lete ete`.
 */
export function createSearchText([name, address, ...others]: readonly (string | null | undefined)[]): string {
  const said = new Set<string>();
  const say = (text: string | null | undefined) =>
    [...listWords(text ?? '').flatMap(listTails), ...listBehindApostrophes(text ?? '')].filter(
      (word) => !said.has(word) && said.add(word),
    );
  return [...say(name), AFTER_NAME, ...say(address), AFTER_ADDRESS, ...others.flatMap(say)].join(' ');
}

/** The word, and each rest of it that begins with or behind a character that is no letter. */
function listTails(word: string): string[] {
  const characters = [...word];
  return characters.flatMap((character, index) => {
    const before = characters[index - 1];
    const isBeginning = before === undefined || !LETTER.test(character) || !LETTER.test(before);
    return isBeginning ? [characters.slice(index).join('')] : [];
  });
}

/** The letters before an apostrophe are no word that anyone looks for. */
const listBehindApostrophes = (text: string) =>
  listWords(text.replace(APOSTROPHES, ' ')).filter((word) => word.length > 1);
