import { foldLetter } from './foldLetter';

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A letter with the accents that follow it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

const INSIDE_WORD = /[\p{L}\p{N}]/u;
/** Scripts with spaces between words are matched where words begin, as by the server; signs and other scripts anywhere. */
const BEGINS_WORD = /^[\p{Ll}\p{N}]/u;

/**
 * Takes a name apart into what the typed words match and what they do not. Case, accents and apostrophes do not count,
 * as they do not for the server: `joes` marks “Joe’s”. The parts together are the name to the letter.
 */
export function markMatches(name: string, query: string): readonly MarkedPart[] {
  const letters = name.match(LETTER) ?? [];
  const folded = letters.map(foldLetter);
  const text = folded.join('');
  // One entry for each unit of the folded text: the letter it came from (ß makes two).
  const origins = folded.flatMap((units, index) => Array.from({ length: units.length }, () => index));
  const marked = new Set<number>();
  for (const word of foldLetter(query).split(/[\s-]+/)) {
    if (word) findAll(word).forEach((at) => markFrom(at, word.length));
  }
  return joinParts(letters.map((letter, index) => ({ text: letter, isMatch: marked.has(index) })));

  function findAll(word: string): number[] {
    const places = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const before = letters[(origins[at] ?? 0) - 1] ?? '';
      if (!INSIDE_WORD.test(before) || !BEGINS_WORD.test(word)) places.push(at);
    }
    return places;
  }

  /** With what lies between, such as an apostrophe. */
  function markFrom(at: number, length: number): void {
    const last = origins[at + length - 1] ?? 0;
    for (let index = origins[at] ?? 0; index <= last; index += 1) marked.add(index);
  }
}

/** Neighbours of one kind become one part. */
function joinParts(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.isMatch === part.isMatch) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
