import type { ListingListStore } from '@cityguide/store';
import { useEffect, type RefObject } from 'react';
import type { ScrollPosition, ScrollPositionStorage } from './createScrollPositionStorage';
import { restoreScrollPosition } from './restoreScrollPosition';
import { findCells } from '../grid/findCells';

interface ScrollPositionOptions {
  list: ListingListStore;
  storage: ScrollPositionStorage;
  /** The visitor's position when they left; `undefined` on the first visit. */
  scrollPosition: ScrollPosition | undefined;
  cards: RefObject<HTMLElement | null>;
  /** The page is in the URL, so that nothing needs to be loaded in addition. */
  isPaged: boolean;
}

/** Events that show that the visitor interacts with the page: from then on it is not scrolled automatically. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Restores the number of cards and the scroll position of a returning visitor (LIST-10). */
export function useScrollPosition({
  list,
  storage,
  scrollPosition,
  cards,
  isPaged,
}: ScrollPositionOptions): void {
  useEffect(() => {
    if (!scrollPosition || scrollPosition.count <= list.getState().items.length) return undefined;
    const restoration = { isCancelled: false };
    const cancel = () => {
      restoration.isCancelled = true;
      for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, cancel);
    };
    for (const type of USER_INPUT_EVENTS) window.addEventListener(type, cancel, { passive: true });
    void restoreScrollPosition(scrollPosition, { list, cards, restoration, canGrow: !isPaged }).then(cancel);
    return cancel;
  }, [list, scrollPosition, cards, isPaged]);

  useEffect(() => {
    const savePosition = () => {
      const { items, params } = list.getState();
      const { ordering, keywords, sub_type: subType } = params;
      storage.save({
        ordering,
        keywords,
        subType,
        count: items.length,
        ...measureScrollPosition(cards.current),
      });
    };
    window.addEventListener('pagehide', savePosition);
    return () => window.removeEventListener('pagehide', savePosition);
  }, [list, storage, cards]);
}

/** The first card that is visible in the window, and how many px of it are above the window's edge. */
function measureScrollPosition(list: Element | null): { card: number; offsetPx: number } {
  const cards = findCells(list);
  const card = Math.max(
    0,
    cards.findIndex((element) => element.getBoundingClientRect().bottom > 0),
  );
  return { card, offsetPx: Math.round(-(cards[card]?.getBoundingClientRect().top ?? 0)) };
}
