/** A type of listing with a page of its own. */
export interface CardListingType {
  id?: number | string | null;
  name?: string | null;
  share_url?: string | null;
}

/**
 * What a card reads of a listing, in the API's spelling. Everything but the id may be missing, and numbers may be
 * strings: a card is rendered from whatever there is.
 */
export interface CardListing {
  id: number;
  name: string;
  address?: string | null;
  phone?: string | null;
  website?: string | null;
  rating?: number | string | null;
  image_url?: string | null;
  coordinates?: { latitude?: number | string | null; longitude?: number | string | null } | null;
  share_url?: string | null;
  type?: CardListingType | null;
  sub_type?: CardListingType | null;
  default_neighborhood?: { id?: number | string | null; name?: string | null; path?: string | null } | null;
  dinesafe_establishment_id?: number | string | null;
}
