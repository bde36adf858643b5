/** Side of a tile in px; the world is one tile at zoom 0. */
export const TILE_PX = 256;

/** Longitude and latitude in degrees, in that order, as in `torontoMap`. */
export type Degrees = readonly [longitude: number, latitude: number];
export type Pixels = readonly [x: number, y: number];

/** The position of a point at this zoom, in px from the north-western corner of the world (Web Mercator). */
export function project([longitude, latitude]: Degrees, zoom: number): Pixels {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [((longitude + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}

/** The address of a tile, as web maps count them: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}
