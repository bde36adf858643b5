import type { Coordinates } from '@cityguide/site-config/formats';

/** A listing that has a point on the map. */
export interface MapPlace extends Coordinates {
  id: number;
  name: string;
  /** As its card shows it; '-' where nobody has rated. */
  rating: string;
}
