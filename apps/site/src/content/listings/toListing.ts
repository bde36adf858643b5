import type { Listing } from '@cityguide/api/contract';
import { readStoredHours } from './readStoredHours';

/** A row of `selectListings`: a listing with the names and paths of its type, sub type and neighbourhood. */
export interface ListingRow {
  id: number;
  name: string;
  address: string;
  phone: string;
  website: string;
  rating: number | null;
  image_path: string | null;
  latitude: number | null;
  longitude: number | null;
  path: string;
  dinesafe_establishment_id: string | null;
  opening_hours: string;
  price: number | null;
  menu_url: string;
  booking_url: string;
  rating_count: number;
  type_id: number;
  type_name: string;
  type_path: string;
  sub_type_id: number;
  sub_type_name: string;
  sub_type_path: string;
  neighbourhood_id: number | null;
  neighbourhood_name: string | null;
  neighbourhood_path: string | null;
}

/** The listing in the format of the API. */
export function toListing(row: ListingRow): Listing {
  return {
    id: row.id,
    name: row.name,
    address: row.address || null,
    phone: row.phone || null,
    website: row.website || null,
    rating: row.rating,
    image_url: row.image_path ? `/images/${row.image_path}` : null,
    coordinates:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    share_url: row.path,
    type: { id: row.type_id, name: row.type_name, share_url: row.type_path },
    sub_type: { id: row.sub_type_id, name: row.sub_type_name, share_url: row.sub_type_path },
    default_neighborhood:
      row.neighbourhood_id === null || row.neighbourhood_name === null
        ? null
        : { id: row.neighbourhood_id, name: row.neighbourhood_name, path: row.neighbourhood_path },
    dinesafe_establishment_id: row.dinesafe_establishment_id || null,
    opening_hours: readStoredHours(row.opening_hours),
    price: row.price,
    menu_url: row.menu_url || null,
    booking_url: row.booking_url || null,
    rating_count: row.rating_count,
  };
}
