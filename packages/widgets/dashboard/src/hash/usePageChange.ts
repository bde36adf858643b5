import type { AnyDashboardPage } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useEffect, useRef, type RefObject } from 'react';

interface PageChangeOptions {
  page: AnyDashboardPage;
  /** The page's title in the browser tab. */
  title: string;
  heading: RefObject<HTMLElement | null>;
  /** Scrolled into view when the page changes. */
  frame: RefObject<HTMLElement | null>;
}

/**
 * Updates title, focus and scroll position when the page changes (DASH-1); for the first page, focus and scroll are
 * left to the browser.
 */
export function usePageChange({ page, title, heading, frame }: PageChangeOptions): void {
  const { name } = useSite();
  const shown = useRef(page);

  useEffect(() => {
    const previousTitle = document.title;
    document.title = `${title} | ${name}`;
    return () => {
      document.title = previousTitle;
    };
  }, [title, name]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    const { top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    // No scrolling if it is already in view.
    if (top < 0 || top > window.innerHeight / 2) frame.current?.scrollIntoView({ block: 'start' });
  }, [page, heading, frame]);
}
