import { formatRating, parseCoordinates } from '@cityguide/site-config/formats';
import type { CardListing } from '../card/CardListing';
import type { MapListing } from './MapListing';

/** The listings that have coordinates. */
export function listMapListings(listings: readonly CardListing[]): MapListing[] {
  return listings.flatMap(({ id, name, rating, coordinates }) => {
    const point = parseCoordinates(coordinates);
    return point ? [{ id, name, rating: formatRating(rating), ...point }] : [];
  });
}
