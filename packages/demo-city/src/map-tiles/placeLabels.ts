import type { Box } from './clipPath';
import { project, type Degrees, type Pixels } from './projection';

export interface Place {
  name: string;
  at: Degrees;
  /** Those with more weight are placed first. */
  weight: number;
}

export interface Label {
  /** One line each. */
  lines: string[];
  centre: Pixels;
  box: Box;
  fontPx: number;
}

const LINE = 1.2;
/** Wider than most letters of most fonts: the words are drawn in whichever font the browser has. */
const LETTER = 0.62;
const GAP_PX = 14;
const MAX_LINE = 14;

/**
 * Places the names of one zoom over the whole city at once, so that a name that reaches over a tile's edge goes on in the
 * next tile, and none lies on another.
 */
export function placeLabels(places: readonly Place[], zoom: number): Label[] {
  const fontPx = zoom < 12 ? 11 : zoom < 15 ? 12 : 14;
  const placed: Label[] = [];
  for (const { name, at } of [...places].sort(
    (a, b) => b.weight - a.weight || a.name.localeCompare(b.name),
  )) {
    const lines = breakName(name);
    const [x, y] = project(at, zoom);
    const halfWidth = (Math.max(...lines.map((line) => line.length)) * fontPx * LETTER) / 2;
    const halfHeight = (lines.length * fontPx * LINE) / 2;
    const box = { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
    if (!placed.some((other) => overlaps(other.box, box)))
      placed.push({ lines, centre: [x, y], box, fontPx });
  }
  return placed;
}

/** Long names get lines of about equal length, broken at spaces and hyphens. */
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
