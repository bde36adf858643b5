import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { keyNames } from '@cityguide/site-config';
import { isSection } from './useBarParts';
import type { BarParts } from './useBarParts';

/** Closes what is open on Escape, on a press outside of it, and when the focus moves on; Escape gives the focus back. */
export function useDismissal(bar: RefObject<HTMLElement | null>, { open, hide }: BarParts): void {
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== keyNames.escape || event.isComposing || event.defaultPrevented) return;
    const trigger = bar.current?.querySelector<HTMLElement>(`[data-bar-trigger="${open}"]`);
    // A sub menu that only the pointer opened must not pull the focus away from where the visitor is.
    const hasFocus = trigger?.parentElement?.contains(document.activeElement);
    hide();
    // The page stays where it is, even where it has scrolled half of the bar away (NAV-9).
    if (open && (hasFocus || !isSection(open))) trigger?.focus({ preventScroll: true });
  });
  const moveOn = useEffectEvent((event: Event) => {
    const opened = open && isSection(open) ? `[data-bar-trigger="${open}"]` : null;
    const place = opened ? bar.current?.querySelector(opened)?.parentElement : bar.current;
    if (event.target instanceof Node && place && !place.contains(event.target)) hide();
  });

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Effect events may not be handed to others as they are.
    const handleKey = (event: KeyboardEvent) => dismiss(event);
    const handleMove = (event: Event) => moveOn(event);
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleMove);
    document.addEventListener('focusin', handleMove);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleMove);
      document.removeEventListener('focusin', handleMove);
    };
  }, [isOpen]);
}
