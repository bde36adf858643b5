import { useEffect } from 'react';
import type { RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys in the row of sections: left and right from section to section; in an open sheet all four from link to link,
 * and before its first link back to the section.
 */
export function useArrowKeys(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const handleKey = (event: KeyboardEvent) => moveFocus(element, event);
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [row]);
}

function moveFocus(row: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = event.target;
  if (!step || !(from instanceof HTMLElement)) return;
  const menu = from.closest('[data-sheet]');
  if (!menu && !/Left|Right/.test(event.key)) return;
  const focusTargets = menu
    ? [menu.parentElement?.firstElementChild, ...menu.querySelectorAll('a')]
    : [...row.children].filter(isVisible).map((item) => item.firstElementChild);
  const next = focusTargets[focusTargets.indexOf(from) + step];
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}

const isVisible = (item: Element) => !item.hasAttribute('data-does-not-fit');
