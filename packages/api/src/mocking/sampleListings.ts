import { foldText } from '@cityguide/site-config/formats';
import type { Listing } from '../listings/contract';
import { createVisitFacts } from './createVisitFacts';
import { rows, type SampleRow } from './sampleRows';

/** A listing with the fields that only its ordering needs. */
export interface SampleListing extends Listing {
  favourite_count: number;
  /** ISO 8601, UTC. */
  date_published: string;
}

const types = {
  restaurants: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
  places: { id: 2, name: 'Places', share_url: '/places/' },
} as const;

/** Sub type ids of the samples. */
export const sampleSubTypes = {
  Italian: { id: 11, type: types.restaurants },
  Japanese: { id: 12, type: types.restaurants },
  Bakery: { id: 13, type: types.restaurants },
  Ethiopian: { id: 14, type: types.restaurants },
  Mexican: { id: 15, type: types.restaurants },
  Café: { id: 16, type: types.restaurants },
  Bookstore: { id: 21, type: types.places },
  Gallery: { id: 22, type: types.places },
  Park: { id: 23, type: types.places },
  'Record shop': { id: 24, type: types.places },
} as const;

/** Neighbourhood ids of the samples. */
export const sampleNeighbourhoods = {
  'Kensington-Chinatown': 1,
  'Trinity-Bellwoods': 2,
  Leslieville: 3,
  'The Annex': 4,
  Roncesvalles: 5,
  Cabbagetown: 6,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_MS = Date.UTC(2026, 9, 30, 14);
const FIRST_ID = 41;

function createSlug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function createSampleListing(row: SampleRow, index: number): SampleListing {
  const id = FIRST_ID + index;
  const slug = createSlug(row.name) || String(id);
  const { id: subTypeId, type } = sampleSubTypes[row.kind];
  return {
    id,
    name: row.name,
    address: `${row.address}, Toronto`,
    phone: `416-555-01${String(index).padStart(2, '0')}`,
    website: `https://${slug}.example.com/`,
    rating: row.rating,
    image_url: `https://images.example.com/listings/${slug}.jpg`,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    share_url: `${type.share_url}${slug}/`,
    type,
    sub_type: { id: subTypeId, name: row.kind, share_url: `${type.share_url}c/${createSlug(row.kind)}/` },
    default_neighborhood: {
      id: sampleNeighbourhoods[row.neighbourhood],
      name: row.neighbourhood,
      path: `/${createSlug(row.neighbourhood)}/`,
    },
    dinesafe_establishment_id: type === types.restaurants ? String(10_400_000 + id) : null,
    ...createVisitFacts(index, slug),
    favourite_count: (id * 37) % 211,
    date_published: new Date(NEWEST_MS - index * DAY_MS).toISOString(),
    ...row.unlike,
  };
}

/** A small Toronto: enough for three pages of twelve, with every field missing somewhere. */
export const sampleListings: SampleListing[] = rows.map(createSampleListing);
