import type { MountGroup } from './MountGroup';

/** Code that moves an element may remove it in one turn and insert it again in a later one. */
const REINSERT_GRACE_MS = 500;

/** Whether the page has replaced a rendered widget with other content. */
function isOverwritten(element: HTMLElement, group: MountGroup): boolean {
  const isRendered = group.release.kind === 'react' && element.getAttribute('data-cg-status') === 'ready';
  return isRendered && !element.querySelector('[data-cg-scope]');
}

/**
 * Finds the current mount points that have left the document for good, and those in which the page has overwritten the
 * widget.
 * @returns to be called whenever something was removed
 */
export function createRemovalObserver({
  groups,
  onGone,
  onOverwritten,
}: {
  groups: ReadonlyMap<HTMLElement, MountGroup>;
  onGone(element: HTMLElement): void;
  onOverwritten(element: HTMLElement): void;
}): () => void {
  let missing = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function checkMountPoints() {
    timer = undefined;
    const before = missing;
    missing = new Set();
    for (const [element, group] of [...groups]) {
      if (element.isConnected) {
        if (isOverwritten(element, group)) onOverwritten(element);
      } else if (before.has(element)) onGone(element);
      else missing.add(element);
    }
    if (missing.size > 0) timer = setTimeout(checkMountPoints, REINSERT_GRACE_MS);
  }

  return () => {
    timer ??= setTimeout(checkMountPoints, 0);
  };
}
