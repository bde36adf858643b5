import { measureText } from '../../drawing/lettering';

const LINE_HEIGHT = 1.5;

interface TextBox {
  width: number;
  height: number;
  /** The largest letter height, in pixels. */
  largest: number;
}
export interface FittedText {
  lines: string[];
  /** Height of a capital in pixels. */
  letterHeight: number;
  /** From the top of one line to the top of the next. */
  lineHeight: number;
}

/** Breaks text into lines and makes its letters as high as the box allows. */
export function fitText(text: string, { width, height, largest }: TextBox): FittedText {
  for (let letterHeight = largest; letterHeight > 4; letterHeight -= 0.5) {
    const lines = breakLines(text, (line) => measureText(line, letterHeight) <= width);
    const lineHeight = letterHeight * LINE_HEIGHT;
    const isHighEnough = lineHeight * (lines.length - 1) + letterHeight <= height;
    if (isHighEnough && lines.every((line) => measureText(line, letterHeight) <= width))
      return { lines, letterHeight, lineHeight };
  }
  return { lines: [text], letterHeight: 4, lineHeight: 4 * LINE_HEIGHT };
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
