import { calculateDistanceKm } from './calculateDistanceKm';
import { parseCoordinates, type Coordinates } from './parseCoordinates';

type MaybeCoordinates = { latitude?: unknown; longitude?: unknown } | null | undefined;

/** '1.20 km' between two points, `undefined` unless both are known. */
export function formatDistance(from: Coordinates | undefined, to: MaybeCoordinates): string | undefined {
  const destination = parseCoordinates(to);
  if (!from || !destination) return undefined;
  return `${calculateDistanceKm(from, destination).toFixed(2)} km`;
}
