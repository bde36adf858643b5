import type { Listing } from '@cityguide/api/contract';
import { createMapUrl } from './createMapUrl';

/** The way there from where the visitor is, by Google Maps; undefined for a place of which nobody knows where it is. */
export function createDirectionsUrl({
  address,
  coordinates,
}: Pick<Listing, 'address' | 'coordinates'>): string | undefined {
  const place = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : address;
  return createMapUrl(place)?.replace('/search/?api=1&query=', '/dir/?api=1&destination=');
}
