export interface TileRequest {
  z: number;
  x: number;
  y: number;
}

export type ParsedTileRequest = { request: TileRequest } | { status: 400 | 404; words: string };

/** Checks the address of a tile: whole numbers, a zoom that the site has, inside the world. */
export function parseTileRequest(
  { z, x, y }: Readonly<Record<'z' | 'x' | 'y', string>>,
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): ParsedTileRequest {
  const row = /^(\d{1,8})\.svg$/.exec(y)?.[1];
  if (!/^\d{1,2}$/.test(z) || !/^\d{1,8}$/.test(x) || row === undefined) {
    return { status: 400, words: 'A tile is /tiles/{z}/{x}/{y}.svg with whole numbers.' };
  }
  const request = { z: Number(z), x: Number(x), y: Number(row) };
  if (request.z < minZoom || request.z > maxZoom) {
    return { status: 404, words: `Zooms are ${minZoom} to ${maxZoom}.` };
  }
  const side = 2 ** request.z;
  if (request.x >= side || request.y >= side) {
    return { status: 404, words: `At zoom ${request.z} columns and rows are 0 to ${side - 1}.` };
  }
  return { request };
}
