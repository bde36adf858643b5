import type { Box } from './clipPath';
import { project, type Degrees, type Pixels } from './projection';

export interface LabelledPoint {
  name: string;
  at: Degrees;
  /** Points with more weight are placed first. */
  weight: number;
}

export interface Label {
  /** One string per line. */
  lines: string[];
  centre: Pixels;
  box: Box;
  fontPx: number;
}

const LINE_HEIGHT_EM = 1.2;
/** Wider than most letters of most fonts: the text is drawn in whichever font the browser has. */
const LETTER_WIDTH_EM = 0.62;
const GAP_PX = 14;
const MAX_LINE = 14;

/**
 * Positions the names of one zoom for the whole city at once, so that a name across a tile's edge continues in the next
 * tile, and none overlaps another.
 */
export function positionLabels(points: readonly LabelledPoint[], zoom: number): Label[] {
  const fontPx = zoom < 12 ? 11 : zoom < 15 ? 12 : 14;
  const positioned: Label[] = [];
  for (const { name, at } of [...points].sort(
    (a, b) => b.weight - a.weight || a.name.localeCompare(b.name),
  )) {
    const lines = breakName(name);
    const [x, y] = project(at, zoom);
    const halfWidth = (Math.max(...lines.map((line) => line.length)) * fontPx * LETTER_WIDTH_EM) / 2;
    const halfHeight = (lines.length * fontPx * LINE_HEIGHT_EM) / 2;
    const box = { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
    if (!positioned.some((other) => overlaps(other.box, box)))
      positioned.push({ lines, centre: [x, y], box, fontPx });
  }
  return positioned;
}

/** Long names are broken into lines of about equal length, at spaces and hyphens. */
function breakName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.replace(/\s*\(.*\)$/, '').split(/(?<=-)|\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : last.endsWith('-') ? last + word : `${last} ${word}`;
    if (last !== undefined && longer.length <= MAX_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.right + GAP_PX &&
    b.left < a.right + GAP_PX &&
    a.top < b.bottom + GAP_PX &&
    b.top < a.bottom + GAP_PX
  );
}
