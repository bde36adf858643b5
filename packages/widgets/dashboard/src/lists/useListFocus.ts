import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus at the current position (O-LST-06). After Load More it moves to the first new row; if the focused
 * row is removed, to the row that took its position, or to the list itself if it is empty.
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  { length, isAdding }: { length: number; isAdding: boolean },
): void {
  const previous = useRef({ length, isAdding });
  /** Index of the row that had the focus last. */
  const focusedIndex = useRef<number>(undefined);

  useEffect(() => {
    const element = list.current;
    const trackFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-cg-row]') : null;
      focusedIndex.current = row ? findRows(element).indexOf(row) : undefined;
    };
    element?.addEventListener('focusin', trackFocus);
    return () => element?.removeEventListener('focusin', trackFocus);
  }, [list]);

  useLayoutEffect(() => {
    const { length: oldLength, isAdding: wasAdding } = previous.current;
    previous.current = { length, isAdding };
    if (wasAdding && !isAdding && length > oldLength) focusAddedRow(list.current, oldLength);
    else if (length < oldLength && focusedIndex.current !== undefined)
      focusNeighbourRow(list.current, focusedIndex.current);
  }, [list, length, isAdding]);
}

const findRows = (list: Element | null) => [...(list?.querySelectorAll('[data-cg-row]') ?? [])];

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

function focusAddedRow(list: HTMLElement | null, index: number): void {
  // The visitor may have moved the focus meanwhile; it is only taken from the Load More button.
  if (!isFocusLost() && !document.activeElement?.closest('[data-cg-more]')) return;
  const row = findRows(list)[index];
  row?.querySelector<HTMLElement>('h3 a, [data-cg-leave]')?.focus({ preventScroll: true });
}

function focusNeighbourRow(list: HTMLElement | null, index: number): void {
  if (!isFocusLost()) return;
  const rows = findRows(list);
  const row = rows[Math.min(index, rows.length - 1)];
  const control = row?.querySelector<HTMLElement>('[data-cg-leave]');
  (control ?? list)?.focus({ preventScroll: true });
}
