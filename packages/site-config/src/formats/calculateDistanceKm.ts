import type { Coordinates } from './parseCoordinates';

const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine: exact for near points, where the cosine rule loses digits). */
export function calculateDistanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * halfLongitude ** 2;
  // Rounding may make the chord of opposite points slightly greater than 1, whose arcsine is NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
