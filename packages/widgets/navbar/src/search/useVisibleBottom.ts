import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells the style sheet how far down the window can be seen, as `--visible-bottom`: a keyboard on the screen covers the
 * rest, and what should scroll above it cannot know from its own height.
 */
export function useVisibleBottom(panel: RefObject<HTMLElement | null>): void {
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
