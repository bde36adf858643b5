import { measureDistance } from './measureDistance';
import { readCoordinates, type Coordinates } from './readCoordinates';

type MaybeCoordinates = { latitude?: unknown; longitude?: unknown } | null | undefined;

/** '1.20 km' between two places, `undefined` unless both are known. */
export function formatDistance(from: Coordinates | undefined, to: MaybeCoordinates): string | undefined {
  const place = readCoordinates(to);
  if (!from || !place) return undefined;
  return `${measureDistance(from, place).toFixed(2)} km`;
}
