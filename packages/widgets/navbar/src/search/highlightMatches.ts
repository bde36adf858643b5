import { foldText } from './foldText';

export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** A letter with its combining accents. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/**
 * Scripts with spaces between words are matched at the start of words, as on the server; symbols and other scripts
 * anywhere.
 */
const SPACED_SCRIPT = /^[\p{Ll}\p{N}]/u;

/**
 * Splits a name into segments that the query matches and segments that it does not. Case, accents and apostrophes are
 * ignored, as on the server: `joes` matches “Joe’s”. The joined segments are exactly the name.
 */
export function highlightMatches(name: string, query: string): readonly TextSegment[] {
  const letters = name.match(LETTER) ?? [];
  const folded = letters.map(foldText);
  const text = folded.join('');
  // For each code unit of the folded text the index of the letter it came from (ß makes two).
  const origins = folded.flatMap((units, index) => units.split('').map(() => index));
  const marked = new Set<number>();
  for (const word of foldText(query).split(/[\s-]+/)) {
    if (word) findOccurrences(word).forEach((start) => markRange(start, word.length));
  }
  return joinSegments(letters.map((text, index) => ({ text, isMatch: marked.has(index) })));

  function findOccurrences(word: string): number[] {
    const positions = [];
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
      const before = letters[(origins[start] ?? 0) - 1] ?? '';
      if (!WORD_CHARACTER.test(before) || !SPACED_SCRIPT.test(word)) positions.push(start);
    }
    return positions;
  }

  /** Includes characters in between, such as an apostrophe. */
  function markRange(start: number, length: number): void {
    const last = origins[start + length - 1] ?? 0;
    for (let index = origins[start] ?? 0; index <= last; index += 1) marked.add(index);
  }
}

/** Joins adjacent segments of the same kind. */
function joinSegments(segments: readonly TextSegment[]): TextSegment[] {
  const joined: TextSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last?.isMatch === segment.isMatch) last.text += segment.text;
    else joined.push({ ...segment });
  }
  return joined;
}
