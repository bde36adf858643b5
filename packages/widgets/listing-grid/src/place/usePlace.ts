import type { ListingListStore } from '@cityguide/store';
import { useEffect, type RefObject } from 'react';
import type { Place, PlaceMemory } from './createPlaceMemory';
import { findPlace } from './findPlace';

interface PlaceOfGrid {
  list: ListingListStore;
  memory: PlaceMemory;
  /** Where the visitor had been when they left; `undefined` if they come for the first time. */
  place: Place | undefined;
  cards: RefObject<HTMLElement | null>;
}

/** More than this is not asked for at once, however far the visitor had gone. */
const MAX_PAGES = 25;
/** What says that the visitor is reading: from then on the page does not move under them. */
const SIGNS_OF_READING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Takes a visitor who comes back to as many cards as they had, and to the one they were at (LIST-10). */
export function usePlace({ list, memory, place, cards }: PlaceOfGrid): void {
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const stay = () => visit.abort();
    if (place && place.count > list.getState().items.length) {
      for (const sign of SIGNS_OF_READING) window.addEventListener(sign, stay, { signal, passive: true });
      void goBack(place, { list, cards, signal }).then(stay);
    }
    return stay;
  }, [list, place, cards]);

  useEffect(() => {
    const leave = () => {
      const { items, params } = list.getState();
      const { ordering, keywords } = params;
      memory.keep({ ordering, keywords, count: items.length, ...findPlace(cards.current) });
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [list, memory, cards]);
}

interface WayBack extends Pick<PlaceOfGrid, 'list' | 'cards'> {
  signal: AbortSignal;
}

async function goBack(place: Place, { list, cards, signal }: WayBack): Promise<void> {
  await whenLoaded(list, signal);
  for (let page = 0; page < MAX_PAGES && list.getState().items.length < place.count; page += 1) {
    if (signal.aborted || !list.getState().hasMore || list.getState().error) return;
    await list.addPage();
  }
  await nextFrame();
  const card = cards.current?.children[place.card];
  if (signal.aborted || !card) return;
  card.scrollIntoView({ block: 'start', behavior: 'instant' });
  window.scrollBy({ top: place.offsetPx, behavior: 'instant' });
}

/** Waits for the answer to the first page, or for the visitor to start reading. */
function whenLoaded(list: ListingListStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { count, isFetching } = list.getState();
      if (!signal.aborted && (count === -1 || isFetching)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = list.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
