import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { keyNames } from '@cityguide/site-config';
import { isSection } from './usePopups';
import type { Popups } from './usePopups';

/**
 * Closes what is open on Escape, on a press outside of it, and when the focus leaves it; Escape returns the focus.
 */
export function useDismiss(bar: RefObject<HTMLElement | null>, { open, hide }: Popups): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== keyNames.escape || event.isComposing || event.defaultPrevented) return;
    const trigger = bar.current?.querySelector<HTMLElement>(`[data-bar-trigger="${open}"]`);
    // Closing a sub menu that was only opened by hover must not move the focus.
    const hasFocus = trigger?.parentElement?.contains(document.activeElement);
    hide();
    // Without scrolling the page, even if half of the bar is scrolled away (NAV-9).
    if (open && (hasFocus || !isSection(open))) trigger?.focus({ preventScroll: true });
  });
  const closeOnOutside = useEffectEvent((event: Event) => {
    const opened = open && isSection(open) ? `[data-bar-trigger="${open}"]` : null;
    const container = opened ? bar.current?.querySelector(opened)?.parentElement : bar.current;
    if (event.target instanceof Node && container && !container.contains(event.target)) hide();
  });

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Effect events may not be passed on directly.
    const handleKey = (event: KeyboardEvent) => closeOnEscape(event);
    const handleMove = (event: Event) => closeOnOutside(event);
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
