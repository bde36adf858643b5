import type { SampleListing } from '../mocking/sampleListings';
import { listing as listingSchema, type Listing } from './contract';

/** A sample listing without the fields that only its ordering uses. */
export function toPublicListing(listing: SampleListing): Listing {
  return listingSchema.parse(listing);
}
