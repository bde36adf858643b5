import { sampleListings, type SampleListing } from '@cityguide/api/mocks';

/** A listing with every field, with the test's changes applied. */
export function createListing(id: number, change: Partial<SampleListing> = {}): SampleListing {
  const [sample] = sampleListings;
  if (!sample) throw new Error('The mock backend has no sample listing.');
  return { ...sample, id, name: `Place ${String(id).padStart(3, '0')}`, ...change };
}

/** Listings with the ids `from` to `to`, named by their ids and ordered by name: 'Place 001' … */
export const createListings = (from: number, to: number): SampleListing[] =>
  Array.from({ length: to - from + 1 }, (_, index) => createListing(from + index));
