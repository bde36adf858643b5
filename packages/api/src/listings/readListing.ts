import { readNamed } from '../reading/readNamed';
import { isRecord, readNumber } from '../reading/values';
import type { Coordinates, Listing } from './contract';

const WORDS = ['address', 'phone', 'website', 'image_url', 'share_url', 'dinesafe_establishment_id'] as const;

function readCoordinates(value: unknown): Coordinates | null {
  if (!isRecord(value)) return null;
  const latitude = readNumber(value.latitude);
  const longitude = readNumber(value.longitude);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Reads a listing from whatever a backend sent; null where it has no id or no name and so cannot be shown. */
export function readListing(value: unknown): Listing | null {
  const named = readNamed(value, WORDS);
  if (!named || !isRecord(value)) return null;
  return {
    ...named,
    rating: readNumber(value.rating),
    coordinates: readCoordinates(value.coordinates),
    type: readNamed(value.type, ['share_url']),
    sub_type: readNamed(value.sub_type, ['share_url']),
    default_neighborhood: readNamed(value.default_neighborhood, ['path']),
  };
}
