import type { ListingListStore } from '@cityguide/store';
import type { RefObject } from 'react';
import type { ScrollPosition } from './createScrollPositionStorage';
import { findCells } from '../grid/findCells';

interface RestoreOptions {
  list: ListingListStore;
  cards: RefObject<HTMLElement | null>;
  /** False for numbered pages, which have no Load More. */
  canGrow: boolean;
  /** Cancelled as soon as the visitor interacts with the page or leaves. */
  restoration: { readonly isCancelled: boolean };
}

/** The maximum to load, however many pages the visitor had loaded. */
const MAX_PAGES = 25;
const LAYOUT_FRAMES = 5;

/** Loads what the visitor had loaded, then scrolls to the card that was at the top of the window. */
export async function restoreScrollPosition(
  scrollPosition: ScrollPosition,
  { list, cards, canGrow, restoration }: RestoreOptions,
): Promise<void> {
  await whenLoaded(list);
  for (
    let page = 0;
    canGrow && page < MAX_PAGES && list.getState().items.length < scrollPosition.count;
    page += 1
  ) {
    const { hasMore, error } = list.getState();
    if (restoration.isCancelled || !hasMore || error) return;
    await list.addPage();
  }
  // Cards above only get their final height once they come near the viewport.
  for (let frame = 0; frame < LAYOUT_FRAMES; frame += 1) {
    await nextFrame();
    const card = findCells(cards.current)[scrollPosition.card];
    if (restoration.isCancelled || !card) return;
    // Not `scrollIntoView`, which would apply the page's own `scroll-padding`.
    const top = Math.round(card.getBoundingClientRect().top) + scrollPosition.offsetPx;
    if (top) window.scrollBy({ top, behavior: 'instant' });
  }
}

/** Waits for the response to the first page. */
function whenLoaded(list: ListingListStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { count, isFetching } = list.getState();
      if (count === -1 || isFetching) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = list.subscribe(check);
    check();
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
