import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets `--bar-bottom`, the bar's bottom edge in the viewport: panels that cover the screen start there, wherever the
 * page has placed the bar and however far it is scrolled.
 */
export function useBarBottom(bar: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isOpen || !element) return;
    const measure = () => {
      const bottom = Math.max(0, element.getBoundingClientRect().bottom);
      element.style.setProperty('--bar-bottom', `${bottom}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [bar, isOpen]);
}
