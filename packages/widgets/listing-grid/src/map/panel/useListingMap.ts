import { useSite } from '@cityguide/store/react';
import type { Coordinates } from '@cityguide/site-config/formats';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListingGridMessages } from '../../messages';
import type { MapListing } from '../MapListing';
import type { CreateListingMap, ListingMap } from './ListingMap';

interface ListingMapProps {
  createMap: CreateListingMap;
  mapListings: readonly MapListing[];
  highlighted?: number | undefined;
  selected: number | undefined;
  position: Coordinates | undefined;
  messages: ListingGridMessages;
  onSelect(id: number): void;
}

/** Creates a map in `element`, keeps it in sync with the props, and destroys it on unmount. */
export function useListingMap(element: RefObject<HTMLElement | null>, props: ListingMapProps) {
  const { createMap, mapListings, highlighted, selected, position, messages, onSelect } = props;
  const { mapTiles: tiles } = useSite();
  const map = useRef<ListingMap>(undefined);

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const created = createMap({
      element: element.current,
      tiles,
      prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isTouch: matchMedia('(pointer: coarse)').matches,
      labels: { cluster: messages.mapCluster, you: messages.mapYou },
      onSelect,
    });
    map.current = created;
    return () => {
      map.current = undefined;
      created.destroy();
    };
  }, [element, createMap, tiles, messages, onSelect]);

  useEffect(() => map.current?.show(mapListings), [mapListings]);
  useEffect(() => map.current?.highlight(highlighted), [highlighted]);
  useEffect(() => map.current?.select(selected), [selected]);
  useEffect(() => map.current?.showVisitor(position), [position]);
  return map;
}
