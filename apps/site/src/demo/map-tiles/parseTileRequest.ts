import type { TileAddress } from '@cityguide/demo-city/createTiles';

export type ParsedTileRequest = { tile: TileAddress } | { status: 400 | 404; message: string };

/** Parses the path of a tile and checks that it has whole numbers, an available zoom, and is inside the world. */
export function parseTileRequest(
  { z, x, y }: Readonly<Record<'z' | 'x' | 'y', string>>,
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): ParsedTileRequest {
  const row = /^(\d{1,8})\.svg$/.exec(y)?.[1];
  if (!/^\d{1,2}$/.test(z) || !/^\d{1,8}$/.test(x) || row === undefined) {
    return { status: 400, message: 'A tile is /tiles/{z}/{x}/{y}.svg with whole numbers.' };
  }
  const tile = { z: Number(z), x: Number(x), y: Number(row) };
  if (tile.z < minZoom || tile.z > maxZoom) {
    return { status: 404, message: `Zooms are ${minZoom} to ${maxZoom}.` };
  }
  const side = 2 ** tile.z;
  if (tile.x >= side || tile.y >= side) {
    return { status: 404, message: `At zoom ${tile.z} columns and rows are 0 to ${side - 1}.` };
  }
  return { tile };
}
