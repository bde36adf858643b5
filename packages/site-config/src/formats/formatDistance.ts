import { calculateDistanceKm } from './calculateDistanceKm';
import { parseCoordinates, type Coordinates } from './parseCoordinates';

type MaybeCoordinates = { latitude?: unknown; longitude?: unknown } | null | undefined;

/** '1.20 km' between two points, `undefined` unless both are known. */
export function formatDistance(from: Coordinates | undefined, to: MaybeCoordinates): string | undefined {
  const kilometres = measureKilometres(from, to);
  return kilometres === undefined ? undefined : `${kilometres.toFixed(2)} km`;
}

/**
 * '110 m' or '1.2 km' from where a visitor is, who walks there: as exact as a phone knows it, in the words of `language`.
 * `undefined` unless both points are known.
 */
export function formatWalk(
  from: Coordinates | undefined,
  to: MaybeCoordinates,
  language: string,
): string | undefined {
  const kilometres = measureKilometres(from, to);
  if (kilometres === undefined) return undefined;
  const tens = Math.round(kilometres * 100);
  if (tens < 100) return `${tens * 10} m`;
  const maximumFractionDigits = kilometres < 9.95 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits }).format(kilometres)} km`;
}

function measureKilometres(from: Coordinates | undefined, to: MaybeCoordinates): number | undefined {
  const destination = parseCoordinates(to);
  return from && destination && calculateDistanceKm(from, destination);
}
