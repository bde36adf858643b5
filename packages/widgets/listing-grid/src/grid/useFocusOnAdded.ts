import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findCells } from './findCells';

interface AddedCards {
  /** Holds a cell for each item. */
  cards: RefObject<HTMLElement | null>;
  items: readonly unknown[];
  isFetching: boolean;
}

/**
 * After Load More, moves the focus to the first new card: the button it was on has moved down or is gone, and the focus
 * would be lost to the page's body. Returns what Load More calls when it is pressed.
 */
export function useFocusOnAdded({ cards, items, isFetching }: AddedCards): () => void {
  const firstNew = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = firstNew.current;
    if (index === undefined || isFetching) return;
    firstNew.current = undefined;
    const card = items.length > index ? findCells(cards.current)[index] : undefined;
    // The visitor may have gone elsewhere meanwhile; the button's place is the only one we may take the focus from.
    const { activeElement } = document;
    const isElsewhere =
      activeElement && activeElement !== document.body && !activeElement.closest('[data-cg-more]');
    if (!card || isElsewhere) return;
    const name = card.querySelector<HTMLElement>(':is(h2, h3) a') ?? card.querySelector('button');
    name?.focus({ preventScroll: true });
  }, [items, isFetching, cards]);

  return () => {
    firstNew.current = items.length;
  };
}
