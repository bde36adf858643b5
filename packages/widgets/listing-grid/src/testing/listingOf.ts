import { sampleListings, type SampleListing } from '@cityguide/api/mocks';

/** A listing with every field, changed as the test says. */
export function listingOf(id: number, change: Partial<SampleListing> = {}): SampleListing {
  const [sample] = sampleListings;
  if (!sample) throw new Error('The mock backend has no sample listing.');
  return { ...sample, id, name: `Place ${String(id).padStart(3, '0')}`, ...change };
}

/** Listings with the ids `from` to `to`, each as its name says and in the order of names: 'Place 001' … */
export const listingsOf = (from: number, to: number): SampleListing[] =>
  Array.from({ length: to - from + 1 }, (_, index) => listingOf(from + index));
