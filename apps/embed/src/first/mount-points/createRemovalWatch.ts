import type { Unit } from './Unit';

/** Code that moves an element may take it out in one turn and put it back in a later one. */
const GRACE_MS = 500;

/** The page has written something else where a widget stood. */
function isOverwritten(element: HTMLElement, unit: Unit): boolean {
  const isDrawn = unit.release.kind === 'react' && element.getAttribute('data-cg-status') === 'ready';
  return isDrawn && !element.querySelector('[data-cg-scope]');
}

/**
 * Tells which of the living mount points have left the document for good, and in which the page has overwritten the widget.
 * @returns to be called whenever something was removed
 */
export function createRemovalWatch({
  units,
  onGone,
  onOverwritten,
}: {
  units: ReadonlyMap<HTMLElement, Unit>;
  onGone(element: HTMLElement): void;
  onOverwritten(element: HTMLElement): void;
}): () => void {
  let missing = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    timer = undefined;
    const before = missing;
    missing = new Set();
    for (const [element, unit] of [...units]) {
      if (element.isConnected) {
        if (isOverwritten(element, unit)) onOverwritten(element);
      } else if (before.has(element)) onGone(element);
      else missing.add(element);
    }
    if (missing.size > 0) timer = setTimeout(look, GRACE_MS);
  }

  return () => {
    timer ??= setTimeout(look, 0);
  };
}
