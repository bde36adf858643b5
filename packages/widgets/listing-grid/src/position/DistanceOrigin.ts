import type { Coordinates } from '@cityguide/site-config/formats';

/** The point from which distances are measured. */
export interface DistanceOrigin extends Coordinates {
  /** The visitor's own position, not one that the page gives. */
  isVisitor?: boolean;
}
