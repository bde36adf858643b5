import type { SampleListing } from '../mocking/sampleListings';
import { listing as listingSchema, type Listing } from './contract';

/** A sample listing without what only its ordering knows. */
export function publicListing(listing: SampleListing): Listing {
  return listingSchema.parse(listing);
}
