import { useEffect, useMemo, useRef, useState } from 'react';
import { media } from '@cityguide/site-config';
import type { PopupId } from './PopupId';

/** How long a sub menu stays open after the pointer has left it (NAV-8). */
export const HOVER_CLOSE_DELAY_MS = 500;

export interface Popups {
  open: PopupId | null;
  toggle(popupId: PopupId): void;
  show(popupId: PopupId): void;
  hide(): void;
  /** The pointer entered a section: shows its sub menu, unless a panel is open. */
  hover(popupId: PopupId): void;
  /** The pointer left a section: hides its sub menu after a delay, unless the pointer returns. */
  leave(popupId: PopupId): void;
}

/**
 * Which popup of the bar is open. Opening one closes the others. All are closed when the window crosses the width of
 * the large bar, where a menu of the other layout would be in the way, and when the page is restored from the
 * browser's cache, since the visitor left the menu by following one of its links.
 */
export function usePopups(): Popups {
  const [open, setOpen] = useState<PopupId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actions = useMemo(() => {
    const cancelClose = () => clearTimeout(timer.current);
    return {
      toggle(popupId: PopupId) {
        cancelClose();
        setOpen((current) => (current === popupId ? null : popupId));
      },
      show(popupId: PopupId) {
        cancelClose();
        setOpen(popupId);
      },
      hide() {
        cancelClose();
        setOpen(null);
      },
      hover(popupId: PopupId) {
        cancelClose();
        setOpen((current) => (current === null || isSection(current) ? popupId : current));
      },
      leave(popupId: PopupId) {
        cancelClose();
        timer.current = setTimeout(
          () => setOpen((current) => (current === popupId ? null : current)),
          HOVER_CLOSE_DELAY_MS,
        );
      },
    };
  }, []);

  useEffect(() => {
    const large = window.matchMedia(media.navigationLarge);
    large.addEventListener('change', actions.hide);
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && actions.hide();
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearTimeout(timer.current);
      large.removeEventListener('change', actions.hide);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [actions]);
  return { open, ...actions };
}

export const isSection = (popupId: PopupId) => popupId.startsWith('section-');
