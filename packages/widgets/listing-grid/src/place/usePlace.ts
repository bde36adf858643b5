import type { ListingListStore } from '@cityguide/store';
import { useEffect, type RefObject } from 'react';
import type { Place, PlaceMemory } from './createPlaceMemory';
import { findPlace } from './findPlace';
import { goBack } from './goBack';

interface PlaceOfGrid {
  list: ListingListStore;
  memory: PlaceMemory;
  /** Where the visitor had been when they left; `undefined` if they come for the first time. */
  place: Place | undefined;
  cards: RefObject<HTMLElement | null>;
  /** The address names the page: it is whole as it is. */
  isPaged: boolean;
}

/** What says that the visitor is reading: from then on the page does not move under them. */
const SIGNS_OF_READING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Takes a visitor who comes back to as many cards as they had, and to the one they were at (LIST-10). */
export function usePlace({ list, memory, place, cards, isPaged }: PlaceOfGrid): void {
  useEffect(() => {
    if (!place || place.count <= list.getState().items.length) return undefined;
    const visit = { isOver: false };
    const stay = () => {
      visit.isOver = true;
      for (const sign of SIGNS_OF_READING) window.removeEventListener(sign, stay);
    };
    for (const sign of SIGNS_OF_READING) window.addEventListener(sign, stay, { passive: true });
    void goBack(place, { list, cards, visit, canGrow: !isPaged }).then(stay);
    return stay;
  }, [list, place, cards, isPaged]);

  useEffect(() => {
    const leave = () => {
      const { items, params } = list.getState();
      const { ordering, keywords, sub_type: subType } = params;
      memory.keep({ ordering, keywords, subType, count: items.length, ...findPlace(cards.current) });
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [list, memory, cards]);
}
