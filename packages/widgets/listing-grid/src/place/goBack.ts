import type { ListingListStore } from '@cityguide/store';
import type { RefObject } from 'react';
import type { Place } from './createPlaceMemory';
import { findCells } from '../grid/findCells';

interface WayBack {
  list: ListingListStore;
  cards: RefObject<HTMLElement | null>;
  /** False for numbered pages, which nothing is added to. */
  canGrow: boolean;
  /** Over as soon as the visitor reads on by themselves or leaves. */
  visit: { readonly isOver: boolean };
}

/** More than this is not asked for at once, however far the visitor had gone. */
const MAX_PAGES = 25;
const SETTLING_FRAMES = 5;

/** Loads what the visitor had loaded, then scrolls to the card that was at the top of their window. */
export async function goBack(place: Place, { list, cards, canGrow, visit }: WayBack): Promise<void> {
  await whenLoaded(list);
  for (let page = 0; canGrow && page < MAX_PAGES && list.getState().items.length < place.count; page += 1) {
    const { hasMore, error } = list.getState();
    if (visit.isOver || !hasMore || error) return;
    await list.addPage();
  }
  // What lies above takes its own height only once it has come near the window.
  for (let frame = 0; frame < SETTLING_FRAMES; frame += 1) {
    await nextFrame();
    const card = findCells(cards.current)[place.card];
    if (visit.isOver || !card) return;
    // Not into view, which keeps the page's own `scroll-padding` free.
    const top = Math.round(card.getBoundingClientRect().top) + place.offsetPx;
    if (top) window.scrollBy({ top, behavior: 'instant' });
  }
}

/** Waits for the answer to the first page. */
function whenLoaded(list: ListingListStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { count, isFetching } = list.getState();
      if (count === -1 || isFetching) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = list.subscribe(look);
    look();
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
