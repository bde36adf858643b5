import { escapeHtml } from '@cityguide/site-config/formats';
import { clipArea, clipLine, type Box } from './clipPath';
import { drawStreets } from './drawStreets';
import { labelRoads, ROAD_FONT_PX, type RoadLabel } from './labelRoads';
import type { MapPalette } from './mapPalettes';
import type { Label } from './positionLabels';
import { project, TILE_PX, type Degrees, type Pixels, type TileAddress } from './projection';
import { islands, parks, rivers, roads, water } from './torontoMap';

interface DrawTileOptions {
  labels: readonly Label[];
  palettes: readonly [light: MapPalette, dark: MapPalette];
  /** Whether the page may be dark too. */
  hasDark: boolean;
}

/** Lines extend this far beyond the edge, so that their ends are never visible. */
const MARGIN_PX = 24;

/** One tile as SVG: ground, water, parks, streets, names. */
export function drawTile({ z, x, y }: TileAddress, { labels, palettes, hasDark }: DrawTileOptions): string {
  const [left, top] = [x * TILE_PX, y * TILE_PX];
  const tile = { left, top, right: left + TILE_PX, bottom: top + TILE_PX };
  const box = grow(tile, MARGIN_PX);
  const path = (points: readonly Pixels[]) =>
    points.map(([px, py], index) => `${index ? 'L' : 'M'}${round(px - left)} ${round(py - top)}`).join('');
  const areas = (shapes: readonly (readonly Degrees[])[]) =>
    shapes
      .map((shape) =>
        clipArea(
          shape.map((point) => project(point, z)),
          box,
        ),
      )
      .filter(({ length }) => length > 2)
      .map((area) => `${path(area)}Z`)
      .join('');
  const lines = (shapes: readonly (readonly Degrees[])[]) =>
    shapes
      .flatMap((shape) =>
        clipLine(
          shape.map((point) => project(point, z)),
          box,
        ).map(path),
      )
      .join('');
  const ofRank = (rank: string) =>
    lines(roads.filter((road) => road.rank === rank).map(({ points }) => points));
  const main = z < 10 ? '' : ofRank('main');
  const mainPx = Math.max(0.8, 2.4 * 1.5 ** (z - 13));
  const draw = (name: string, d: string, strokePx?: number) =>
    d && `<path class="${name}" d="${d}"${strokePx ? ` stroke-width="${round(strokePx)}"` : ''}/>`;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}" viewBox="0 0 ${TILE_PX} ${TILE_PX}">`,
    `<style>${writeStyle(palettes[0])}${hasDark ? `@media(prefers-color-scheme:dark){${writeStyle(palettes[1])}}` : ''}`,
    'path{fill:none;stroke-linejoin:round;stroke-linecap:round}text{text-anchor:middle;paint-order:stroke;stroke-width:3px;stroke-linejoin:round;font-weight:600;font-family:Inter,system-ui,"Segoe UI",Roboto,Arial,sans-serif}</style>',
    `<rect class="l" width="${TILE_PX}" height="${TILE_PX}"/>`,
    draw('s', drawStreets(box, z).map(path).join(''), Math.max(1, mainPx * 0.5)),
    draw('w', areas(water)),
    draw('l', areas(islands)),
    draw('p', areas(parks)),
    draw('r', lines(rivers), Math.max(1, 1.4 * 1.6 ** (z - 12))),
    draw('e', main, mainPx + 1.6),
    draw('m', main, mainPx),
    draw('h', ofRank('highway'), mainPx * 1.3),
    ...labelRoads(tile, z, labels).map((label) => drawRoadLabel(label, tile)),
    ...labels.filter((label) => touches(label.box, tile)).map((label) => drawLabel(label, tile)),
    '</svg>',
  ].join('');
}

function drawLabel({ lines, centre: [x, y], fontPx }: Label, tile: Box): string {
  const firstLine = y - tile.top - ((lines.length - 1) * fontPx * 1.2) / 2 + fontPx * 0.35;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${round(x - tile.left)}" y="${round(firstLine + index * fontPx * 1.2)}">${escapeHtml(line)}</tspan>`,
  );
  return `<text font-size="${fontPx}">${spans.join('')}</text>`;
}

function drawRoadLabel({ name, rank, centre: [x, y], degrees }: RoadLabel, tile: Box): string {
  const turn = `translate(${round(x - tile.left)} ${round(y - tile.top)}) rotate(${round(degrees)})`;
  return `<text class="${rank === 'main' ? 'n' : 'o'}" font-size="${ROAD_FONT_PX}" y="4" transform="${turn}">${escapeHtml(name)}</text>`;
}

function writeStyle({ land, water: lake, park, street, main, mainEdge, highway, text }: MapPalette): string {
  const strokes = { s: street, r: lake, e: mainEdge, m: main, h: highway };
  return [
    `.l{fill:${land}!important}.w{fill:${lake}!important}.p{fill:${park}!important}text{fill:${text};stroke:${land}}.n{stroke:${main}}.o{stroke:${highway}}.n,.o{font-weight:500}`,
    ...Object.entries(strokes).map(([name, colour]) => `.${name}{stroke:${colour}}`),
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});
const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
