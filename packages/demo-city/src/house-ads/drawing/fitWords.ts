import { measureWords } from '../../drawing/lettering';

const LINE_HEIGHT = 1.5;

interface Room {
  width: number;
  height: number;
  /** Letters are never higher, in pixels. */
  largest: number;
}
export interface FittedWords {
  lines: string[];
  /** Height of a capital in pixels. */
  letter: number;
  /** From one line's top to the next one's. */
  step: number;
}

/** Breaks words into lines and makes their letters as high as the room allows. */
export function fitWords(words: string, { width, height, largest }: Room): FittedWords {
  for (let letter = largest; letter > 4; letter -= 0.5) {
    const lines = breakLines(words, (line) => measureWords(line, letter) <= width);
    const step = letter * LINE_HEIGHT;
    const isHighEnough = step * (lines.length - 1) + letter <= height;
    if (isHighEnough && lines.every((line) => measureWords(line, letter) <= width))
      return { lines, letter, step };
  }
  return { lines: [words], letter: 4, step: 4 * LINE_HEIGHT };
}

function breakLines(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
