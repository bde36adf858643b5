import type { Coordinates } from '@cityguide/site-config/formats';
import type { SiteConfig } from '@cityguide/site-config';
import type { MapListing } from '../MapListing';

/** The interface of the map, independent of how it is rendered. */
export interface ListingMap {
  /** Replaces all markers. If there are new listings, the map is fitted to all of them. */
  show(listings: readonly MapListing[]): void;
  /** Highlights the listing whose card is under the pointer. */
  highlight(id: number | undefined): void;
  /** Selects the listing whose card is shown on the map. */
  select(id: number | undefined): void;
  /** Focuses the listing's marker, or the map if the listing is in a cluster. */
  focus(id: number): void;
  /** Marks the visitor's position and goes there. */
  showVisitor(position: Coordinates | undefined): void;
  zoomBy(levels: 1 | -1): void;
  /** Removes the map and its listeners. */
  destroy(): void;
}

export interface ListingMapOptions {
  element: HTMLElement;
  tiles: SiteConfig['mapTiles'];
  /** Disables animations. */
  prefersReducedMotion: boolean;
  /** On touch screens one finger scrolls the page. */
  isTouch: boolean;
  labels: { cluster(count: number): string; you: string };
  onSelect(id: number): void;
}

export type CreateListingMap = (options: ListingMapOptions) => ListingMap;
