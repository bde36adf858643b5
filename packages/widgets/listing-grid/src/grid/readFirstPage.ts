import type { ListingFirstPage } from '@cityguide/store';
import type { Data } from '../definition';

type Listing = ListingFirstPage['results'][number];
type Row = NonNullable<Data>['results'][number];

/** The page's own JSON as the first page of the list, in the API's form: what is absent is null. */
export function readFirstPage(data: Data): ListingFirstPage | undefined {
  return data && { ...data, results: data.results.map(readRow) };
}

function readRow(row: Row): Listing {
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
    type: readKind(row.type),
    sub_type: readKind(row.sub_type),
    default_neighborhood: readNeighbourhood(row.default_neighborhood),
    dinesafe_establishment_id: readId(row.dinesafe_establishment_id),
  };
}

function readKind(kind: Row['type']): Listing['type'] {
  return kind ? { ...kind, share_url: kind.share_url ?? null } : null;
}

function readNeighbourhood(place: Row['default_neighborhood']): Listing['default_neighborhood'] {
  return place ? { ...place, path: place.path ?? null } : null;
}

function readId(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
