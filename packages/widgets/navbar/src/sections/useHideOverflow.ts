import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Hides the entries that do not fit into the row, before they are painted; they are in the side menu as well. */
export function useHideOverflow(row: RefObject<HTMLElement | null>, entries: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const items = [...element.children].filter((child) => child instanceof HTMLElement);
    const hideWrapped = () => {
      const firstTop = items[0]?.offsetTop ?? 0;
      const fits = items.map((item) => item.offsetTop === firstTop);
      items.forEach((item, index) => item.toggleAttribute('data-does-not-fit', !fits[index]));
    };
    // The observer is called after layout and before paint; measuring earlier would force a second layout of the
    // whole page.
    if (typeof ResizeObserver === 'undefined') return hideWrapped();
    // The items too, since they grow when the page's font has loaded.
    const observer = new ResizeObserver(hideWrapped);
    [element, ...items].forEach((observed) => observer.observe(observed));
    return () => observer.disconnect();
  }, [row, entries]);
}
