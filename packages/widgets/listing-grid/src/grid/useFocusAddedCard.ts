import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findCells } from './findCells';

interface AddedCards {
  /** Contains a cell for each item. */
  cards: RefObject<HTMLElement | null>;
  items: readonly unknown[];
  isFetching: boolean;
}

/**
 * After Load More, moves the focus to the first new card: the focused button has moved down or is gone, and the focus
 * would fall back to the document's body. Returns a function to call when Load More is pressed.
 */
export function useFocusAddedCard({ cards, items, isFetching }: AddedCards): () => void {
  const firstNew = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = firstNew.current;
    if (index === undefined || isFetching) return;
    firstNew.current = undefined;
    const card = items.length > index ? findCells(cards.current)[index] : undefined;
    // The visitor may have moved the focus meanwhile; it is only taken from the Load More button.
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
