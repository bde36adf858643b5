import { isFocusable, findFocusable } from '../focus/findFocusable';

export interface FocusReturnTarget {
  restore(): void;
}

/**
 * Remembers where the focus was, so that it can return when a dialog closes.
 * If that control is removed or hidden by then, the nearest one in the same widget gets the focus, so that it is never
 * lost to the top of the page.
 * @param opener what has the focus now, or what was pressed
 */
export function getFocusReturnTarget(opener: Element | null): FocusReturnTarget {
  const page = opener?.ownerDocument;
  const canReturn = opener instanceof HTMLElement && opener !== page?.body;
  const ancestors = canReturn ? getAncestors(opener) : [];
  return {
    restore() {
      if (!canReturn) return;
      const target = isFocusable(opener) ? opener : findNearestFocusable(ancestors);
      target?.focus({ preventScroll: true });
    },
  };
}

/** The ancestors of `opener`, from the inside out, up to its widget. */
function getAncestors(opener: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  const edge = opener.closest('[data-widget]') ?? opener.closest('[data-cg-scope]');
  for (
    let element = opener.parentElement;
    edge && element && edge.contains(element);
    element = element.parentElement
  ) {
    ancestors.push(element);
  }
  return ancestors;
}

function findNearestFocusable(surroundings: readonly HTMLElement[]): HTMLElement | null {
  for (const element of surroundings) {
    const target = element.isConnected ? findFocusable(element) : null;
    if (target) return target;
  }
  return null;
}
