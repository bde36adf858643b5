import { parseJsonObject } from './parseJsonObject';

export interface Boundary {
  /** Each as its outer ring and its holes; a point is `[longitude, latitude]`, as in GeoJSON. */
  polygons: readonly (readonly Ring[])[];
  /** Around all of them: most points are outside of it, and need no look at the rings. */
  box: { west: number; south: number; east: number; north: number };
}
type Ring = readonly (readonly [number, number])[];

/** The polygons of a GeoJSON geometry; undefined where it has none. */
export function parseBoundary(json: string | null): Boundary | undefined {
  const geometry = json === null ? undefined : parseJsonObject(json);
  const { type, coordinates } = geometry ?? {};
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : undefined;
  if (!Array.isArray(polygons) || !polygons.every(isPolygon)) return undefined;
  const points = polygons.flatMap(([outer = []]) => outer);
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return { polygons, box };
}

function isPolygon(value: unknown): value is readonly Ring[] {
  return (
    Array.isArray(value) &&
    value.every(
      (ring: unknown) =>
        Array.isArray(ring) &&
        ring.every(
          (point: unknown) =>
            Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number',
        ),
    )
  );
}

/** Whether a point is in one of the polygons and in none of its holes. */
export function isInBoundary(
  { polygons, box }: Boundary,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  if (longitude < box.west || longitude > box.east || latitude < box.south || latitude > box.north)
    return false;
  return polygons.some(([outer = [], ...holes]) => {
    const isInside = (ring: Ring) => countCrossings(ring, longitude, latitude) % 2 === 1;
    return isInside(outer) && !holes.some(isInside);
  });
}

/** How many edges of a ring a line from the point to the east crosses: an odd number from inside. */
function countCrossings(ring: Ring, x: number, y: number): number {
  return ring.filter(([endX, endY], index) => {
    const [startX, startY] = ring.at(index - 1) ?? [endX, endY];
    return startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX;
  }).length;
}
