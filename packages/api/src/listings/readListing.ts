import { readNamedRecord } from '../reading/readNamedRecord';
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

/** Parses a listing from a backend's response; null if it has no id or no name and so cannot be shown. */
export function readListing(value: unknown): Listing | null {
  const named = readNamedRecord(value, WORDS);
  if (!named || !isRecord(value)) return null;
  return {
    ...named,
    rating: readNumber(value.rating),
    coordinates: readCoordinates(value.coordinates),
    type: readNamedRecord(value.type, ['share_url']),
    sub_type: readNamedRecord(value.sub_type, ['share_url']),
    default_neighborhood: readNamedRecord(value.default_neighborhood, ['path']),
  };
}
