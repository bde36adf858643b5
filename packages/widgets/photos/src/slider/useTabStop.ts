import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/**
 * The index of the one slide of a row that Tab reaches (EVERY-4): the last one that had the focus, or else the first in
 * view, so that focus alone neither scrolls nor loads anything.
 */
export function useTabStop(
  row: RefObject<HTMLElement | null>,
  firstInView: number,
): [tabStop: number, setTabStop: (index: number) => void] {
  const [tabStop, setTabStop] = useState(firstInView);
  useEffect(() => {
    if (!row.current?.matches(':focus-within')) setTabStop(firstInView);
  }, [row, firstInView]);
  return [tabStop, setTabStop];
}

/** Moves the focus from a link of a list to another one by arrows, Home and End. */
export function moveFocusInList(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...(link.closest('ul')?.querySelectorAll('a') ?? [])];
  const position = links.indexOf(link);
  const isRtl = getComputedStyle(link).direction === 'rtl';
  const target = findTarget(key, { position, last: links.length - 1, isRtl });
  if (target === undefined) return;
  event.preventDefault();
  // The row scrolls to the slide that has the focus.
  links[target]?.focus({ preventScroll: true });
}

/** The index that a key leads to, at most the ends of the list; undefined for a key that does not move. */
function findTarget(
  key: string,
  { position, last, isRtl }: { position: number; last: number; isRtl: boolean },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key];
  return step === undefined ? undefined : Math.min(Math.max(position + step, 0), last);
}
