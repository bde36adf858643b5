import type { ListingFirstPage } from '@cityguide/store';
import type { Data } from '../definition';

type Listing = ListingFirstPage['results'][number];
type Row = NonNullable<Data>['results'][number];

/** The page's own JSON as the first page of the list, in the API's format: absent fields are null. */
export function readFirstPage(data: Data): ListingFirstPage | undefined {
  return data && { ...data, results: data.results.map(toListing) };
}

function toListing(row: Row): Listing {
  return {
    id: row.id,
    name: row.name,
    address: row.address ?? null,
    phone: row.phone ?? null,
    website: row.website ?? null,
    rating: row.rating ?? null,
    image_url: row.image_url ?? null,
    coordinates: row.coordinates ?? null,
    share_url: row.share_url ?? null,
    type: toListingType(row.type),
    sub_type: toListingType(row.sub_type),
    default_neighborhood: toNeighbourhood(row.default_neighborhood),
    dinesafe_establishment_id: readId(row.dinesafe_establishment_id),
  };
}

function toListingType(type: Row['type']): Listing['type'] {
  return type ? { ...type, share_url: type.share_url ?? null } : null;
}

function toNeighbourhood(neighbourhood: Row['default_neighborhood']): Listing['default_neighborhood'] {
  return neighbourhood ? { ...neighbourhood, path: neighbourhood.path ?? null } : null;
}

function readId(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
