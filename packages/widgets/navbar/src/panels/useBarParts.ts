import { useEffect, useMemo, useRef, useState } from 'react';
import { media } from '@cityguide/site-config';
import type { BarPart } from './BarPart';

/** How long a sub menu stays after the pointer has left it (NAV-8). */
export const LINGER_MS = 500;

export interface BarParts {
  open: BarPart | null;
  toggle(part: BarPart): void;
  show(part: BarPart): void;
  hide(): void;
  /** The pointer came to a section: shows its sub menu, unless the visitor is busy in a panel. */
  hover(part: BarPart): void;
  /** The pointer left a section: hides its sub menu after a while, unless it comes back. */
  leave(part: BarPart): void;
}

/**
 * Which part of the bar is open. Opening one closes the others; so does crossing the width of the large bar,
 * where a menu left open by another layout would only be in the way, and coming back to the page from the browser's cache:
 * the menu was left by following one of its links.
 */
export function useBarParts(): BarParts {
  const [open, setOpen] = useState<BarPart | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actions = useMemo(() => {
    const stay = () => clearTimeout(timer.current);
    return {
      toggle(part: BarPart) {
        stay();
        setOpen((now) => (now === part ? null : part));
      },
      show(part: BarPart) {
        stay();
        setOpen(part);
      },
      hide() {
        stay();
        setOpen(null);
      },
      hover(part: BarPart) {
        stay();
        setOpen((now) => (now === null || isSection(now) ? part : now));
      },
      leave(part: BarPart) {
        stay();
        timer.current = setTimeout(() => setOpen((now) => (now === part ? null : now)), LINGER_MS);
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

export const isSection = (part: BarPart) => part.startsWith('section-');
