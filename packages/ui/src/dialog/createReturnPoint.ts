import { canTakeFocus, findFocusable } from '../focus/findFocusable';

export interface ReturnPoint {
  restore(): void;
}

/**
 * Remembers where the focus was, to be given back when a dialog closes.
 * Where that control is gone or hidden by then, the nearest one in the same widget gets the focus, so that it is never lost to the page's top.
 * @param opener what has the focus now, or what was pressed
 */
export function createReturnPoint(opener: Element | null): ReturnPoint {
  const page = opener?.ownerDocument;
  const isPlace = opener instanceof HTMLElement && opener !== page?.body;
  const surroundings = isPlace ? ancestorsOf(opener) : [];
  return {
    restore() {
      if (!isPlace) return;
      const target = canTakeFocus(opener) ? opener : nearestIn(surroundings);
      target?.focus({ preventScroll: true });
    },
  };
}

/** The elements around `opener`, from the inside out, as far as its widget reaches. */
function ancestorsOf(opener: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  const edge = opener.closest('[data-widget]') ?? opener.closest('[data-cg-scope]');
  for (
    let element = opener.parentElement;
    edge && element && edge.contains(element);
    element = element.parentElement
  ) {
    found.push(element);
  }
  return found;
}

function nearestIn(surroundings: readonly HTMLElement[]): HTMLElement | null {
  for (const element of surroundings) {
    const target = element.isConnected ? findFocusable(element) : null;
    if (target) return target;
  }
  return null;
}
