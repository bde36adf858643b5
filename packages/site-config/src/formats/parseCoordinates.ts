import { parseNumber } from './parseNumber';

/** A point on earth in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Both degrees or nothing: one alone, or one out of range, is not a position. 0 is a valid degree. */
export function parseCoordinates(
  value: { latitude?: unknown; longitude?: unknown } | null | undefined,
): Coordinates | undefined {
  const latitude = parseNumber(value?.latitude);
  const longitude = parseNumber(value?.longitude);
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}
