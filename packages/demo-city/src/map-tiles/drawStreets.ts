import type { Box } from './clipPath';
import { project, TILE_PX, type Degrees, type Pixels } from './projection';

/** Small streets appear at the zoom at which single blocks can be distinguished. */
const FIRST_ZOOM = 14;
/** Toronto's grid is rotated: north leans 16.5° to the west. */
const TILT = (-16.5 * Math.PI) / 180;
const ORIGIN: Degrees = [-79.3868, 43.6704];
/** Blocks are longer from north to south; in px at zoom 16, about 2 m each. */
const BLOCK_PX = { across: 56, along: 104 };

/** Lines of the small streets through `box`, independent of the tile: a grid without every seventh street. */
export function drawStreets(box: Box, zoom: number): Pixels[][] {
  if (zoom < FIRST_ZOOM) return [];
  const scale = 2 ** (zoom - 16);
  const [originX, originY] = project(ORIGIN, zoom);
  const [cosine, sine] = [Math.cos(TILT), Math.sin(TILT)];
  const centre = [(box.left + box.right) / 2 - originX, (box.top + box.bottom) / 2 - originY] as const;
  const u = centre[0] * cosine + centre[1] * sine;
  const v = centre[1] * cosine - centre[0] * sine;
  const toWorld = (a: number, b: number): Pixels => [
    originX + a * cosine - b * sine,
    originY + a * sine + b * cosine,
  ];
  const lines: Pixels[][] = [];
  for (const at of steps(u, BLOCK_PX.across * scale))
    lines.push([toWorld(at, v - TILE_PX), toWorld(at, v + TILE_PX)]);
  for (const at of steps(v, BLOCK_PX.along * scale))
    lines.push([toWorld(u - TILE_PX, at), toWorld(u + TILE_PX, at)]);
  return lines;
}

function steps(centre: number, step: number): number[] {
  const first = Math.ceil((centre - TILE_PX) / step);
  const last = Math.floor((centre + TILE_PX) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((index) => index % 7 !== 3)
    .map((index) => index * step);
}
