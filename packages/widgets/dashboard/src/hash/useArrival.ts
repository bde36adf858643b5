import type { AnyDashboardPage } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useEffect, useRef, type RefObject } from 'react';

interface Arrival {
  page: AnyDashboardPage;
  /** Of the page in the browser's tab. */
  title: string;
  heading: RefObject<HTMLElement | null>;
  /** What is seen from its top on. */
  frame: RefObject<HTMLElement | null>;
}

/** Title, focus and scroll follow the page (DASH-1); the first one leaves focus and scroll to the browser. */
export function useArrival({ page, title, heading, frame }: Arrival): void {
  const { name } = useSite();
  const shown = useRef(page);

  useEffect(() => {
    const before = document.title;
    document.title = `${title} | ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    const { top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    // What is in sight stays where it is.
    if (top < 0 || top > window.innerHeight / 2) frame.current?.scrollIntoView({ block: 'start' });
  }, [page, heading, frame]);
}
