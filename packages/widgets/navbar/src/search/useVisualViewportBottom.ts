import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets `--visible-bottom`, the bottom edge of the visual viewport: an on-screen keyboard covers the rest of the
 * window, and the list must scroll above it.
 */
export function useVisualViewportBottom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const view = window.visualViewport;
    if (!element || !view) return;
    const measure = () => element.style.setProperty('--visible-bottom', `${view.offsetTop + view.height}px`);
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [panel]);
}
