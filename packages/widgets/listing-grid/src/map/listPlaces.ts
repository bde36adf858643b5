import { formatRating, readCoordinates } from '@cityguide/site-config/formats';
import type { CardListing } from '../card/CardListing';
import type { MapPlace } from './MapPlace';

/** Those of the listings that say where they are. */
export function listPlaces(listings: readonly CardListing[]): MapPlace[] {
  return listings.flatMap(({ id, name, rating, coordinates }) => {
    const point = readCoordinates(coordinates);
    return point ? [{ id, name, rating: formatRating(rating), ...point }] : [];
  });
}
