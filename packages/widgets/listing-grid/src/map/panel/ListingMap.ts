import type { Coordinates } from '@cityguide/site-config/formats';
import type { SiteConfig } from '@cityguide/site-config';
import type { MapPlace } from '../MapPlace';

/** What the map does, without a word of how it is drawn. */
export interface ListingMap {
  /** Replaces all markers. Places that come for the first time are brought into view. */
  show(places: readonly MapPlace[]): void;
  /** The place whose card is under the pointer. */
  light(id: number | undefined): void;
  /** The place whose card lies on the map. */
  select(id: number | undefined): void;
  /** Puts the focus on the place's marker, or on the map where it stands in a cluster. */
  focus(id: number): void;
  /** Marks where the visitor is. */
  locate(position: Coordinates | undefined): void;
  zoomBy(levels: 1 | -1): void;
  /** Takes everything out of the element and off the page. */
  destroy(): void;
}

export interface ListingMapSettings {
  element: HTMLElement;
  tiles: SiteConfig['mapTiles'];
  /** The visitor wants no movement. */
  isStill: boolean;
  /** One finger scrolls the page. */
  isTouch: boolean;
  words: { cluster(count: number): string; you: string };
  onSelect(id: number): void;
}

export type CreateListingMap = (settings: ListingMapSettings) => ListingMap;
