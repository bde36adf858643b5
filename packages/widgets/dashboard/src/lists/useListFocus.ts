import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus where the reader is (O-LST-06). After Load More it goes to the first new row; where the row that had it
 * has gone, to the one that took its place, or to the list itself when that is empty.
 */
export function useListFocus(
  place: RefObject<HTMLElement | null>,
  { length, isAdding }: { length: number; isAdding: boolean },
): void {
  const before = useRef({ length, isAdding });
  /** Of the row that had the focus last. */
  const focused = useRef<number>(undefined);

  useEffect(() => {
    const element = place.current;
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-cg-row]') : null;
      focused.current = row ? findRows(element).indexOf(row) : undefined;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [place]);

  useLayoutEffect(() => {
    const { length: old, isAdding: wasAdding } = before.current;
    before.current = { length, isAdding };
    if (wasAdding && !isAdding && length > old) focusAdded(place.current, old);
    else if (length < old && focused.current !== undefined) focusNeighbour(place.current, focused.current);
  }, [place, length, isAdding]);
}

const findRows = (place: Element | null) => [...(place?.querySelectorAll('[data-cg-row]') ?? [])];

const isLost = () => !document.activeElement || document.activeElement === document.body;

function focusAdded(place: HTMLElement | null, index: number): void {
  // The visitor may have gone elsewhere meanwhile; the button's place is the only one we may take the focus from.
  if (!isLost() && !document.activeElement?.closest('[data-cg-more]')) return;
  const row = findRows(place)[index];
  row?.querySelector<HTMLElement>('h3 a, [data-cg-leave]')?.focus({ preventScroll: true });
}

function focusNeighbour(place: HTMLElement | null, index: number): void {
  if (!isLost()) return;
  const rows = findRows(place);
  const row = rows[Math.min(index, rows.length - 1)];
  const control = row?.querySelector<HTMLElement>('[data-cg-leave]');
  (control ?? place)?.focus({ preventScroll: true });
}
