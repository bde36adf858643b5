import { readNumber } from './readNumber';

/** A place on earth in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Both degrees or nothing: half a position, or one off the globe, is no position. 0 is a valid degree. */
export function readCoordinates(
  value: { latitude?: unknown; longitude?: unknown } | null | undefined,
): Coordinates | undefined {
  const latitude = readNumber(value?.latitude);
  const longitude = readNumber(value?.longitude);
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}
