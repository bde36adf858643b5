import { useSite } from '@cityguide/store/react';
import type { Coordinates } from '@cityguide/site-config/formats';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListingGridMessages } from '../../messages';
import type { MapPlace } from '../MapPlace';
import type { CreateListingMap, ListingMap } from './ListingMap';

interface MapWishes {
  createMap: CreateListingMap;
  places: readonly MapPlace[];
  lit?: number | undefined;
  selected: number | undefined;
  position: Coordinates | undefined;
  words: ListingGridMessages;
  onSelect(id: number): void;
}

/** Keeps a map in `element` that shows what it is told, and takes it down when the element goes. */
export function useListingMap(element: RefObject<HTMLElement | null>, wishes: MapWishes) {
  const { createMap, places, lit, selected, position, words, onSelect } = wishes;
  const { mapTiles: tiles } = useSite();
  const map = useRef<ListingMap>(undefined);

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const made = createMap({
      element: element.current,
      tiles,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isTouch: matchMedia('(pointer: coarse)').matches,
      words: { cluster: words.mapCluster, you: words.mapYou },
      onSelect,
    });
    map.current = made;
    return () => {
      map.current = undefined;
      made.destroy();
    };
  }, [element, createMap, tiles, words, onSelect]);

  useEffect(() => map.current?.show(places), [places]);
  useEffect(() => map.current?.light(lit), [lit]);
  useEffect(() => map.current?.select(selected), [selected]);
  useEffect(() => map.current?.locate(position), [position]);
  return map;
}
