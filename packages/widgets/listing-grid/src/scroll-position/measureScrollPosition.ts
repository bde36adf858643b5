import { findCells } from '../grid/findCells';

/** The first card that is visible in the window, and how many px of it are above the window's edge. */
export function measureScrollPosition(list: Element | null): { card: number; offsetPx: number } {
  const cards = findCells(list);
  const card = Math.max(
    0,
    cards.findIndex((element) => element.getBoundingClientRect().bottom > 0),
  );
  return { card, offsetPx: Math.round(-(cards[card]?.getBoundingClientRect().top ?? 0)) };
}
