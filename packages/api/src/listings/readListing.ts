import { isRecord, readId, readNumber, readText } from '../reading/values';
import type { Coordinates, Listing } from './contract';

function readCoordinates(value: unknown): Coordinates | null {
  if (!isRecord(value)) return null;
  const latitude = readNumber(value.latitude);
  const longitude = readNumber(value.longitude);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function readNamed(value: unknown): { id: number; name: string; source: Record<string, unknown> } | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const name = readText(value.name);
  return id !== null && name !== null ? { id, name, source: value } : null;
}

function readType(value: unknown): Listing['type'] {
  const type = readNamed(value);
  return type && { id: type.id, name: type.name, share_url: readText(type.source.share_url) };
}

function readNeighbourhood(value: unknown): Listing['default_neighborhood'] {
  const neighbourhood = readNamed(value);
  if (!neighbourhood) return null;
  return { id: neighbourhood.id, name: neighbourhood.name, path: readText(neighbourhood.source.path) };
}

/** Reads a listing from whatever a backend sent; null where it has no id or no name and so cannot be shown. */
export function readListing(value: unknown): Listing | null {
  const named = readNamed(value);
  if (!named) return null;
  const { id, name, source } = named;
  return {
    id,
    name,
    address: readText(source.address),
    phone: readText(source.phone),
    website: readText(source.website),
    rating: readNumber(source.rating),
    image_url: readText(source.image_url),
    coordinates: readCoordinates(source.coordinates),
    share_url: readText(source.share_url),
    type: readType(source.type),
    sub_type: readType(source.sub_type),
    default_neighborhood: readNeighbourhood(source.default_neighborhood),
    dinesafe_establishment_id: readText(source.dinesafe_establishment_id),
  };
}
