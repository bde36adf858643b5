import type { Coordinates } from '@cityguide/site-config/formats';

/** A listing that has coordinates. */
export interface MapListing extends Coordinates {
  id: number;
  name: string;
  /** As its card shows it; '-' if there are no ratings. */
  rating: string;
}
