import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Hides the entries that the row has no room for, before they are painted; they are in the side menu as well. */
export function useFit(row: RefObject<HTMLElement | null>, entries: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const items = [...element.children].filter((child) => child instanceof HTMLElement);
    const hideWrapped = () => {
      const firstTop = items[0]?.offsetTop ?? 0;
      const fits = items.map((item) => item.offsetTop === firstTop);
      items.forEach((item, index) => item.toggleAttribute('data-does-not-fit', !fits[index]));
    };
    // Told once the row is laid out and before it is painted; asking any sooner would have the whole page laid out twice.
    if (typeof ResizeObserver === 'undefined') return hideWrapped();
    // The items too: they grow when the page's font arrives.
    const observer = new ResizeObserver(hideWrapped);
    [element, ...items].forEach((observed) => observer.observe(observed));
    return () => observer.disconnect();
  }, [row, entries]);
}
