/** Code that moves an element may take it out in one turn and put it back in a later one. */
const GRACE_MS = 500;

/**
 * Tells which of the living mount points have left the document for good.
 * @returns to be called whenever something was removed
 */
export function createRemovalWatch(
  living: { keys(): Iterable<HTMLElement> },
  onGone: (element: HTMLElement) => void,
): () => void {
  let missing = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    timer = undefined;
    const before = missing;
    missing = new Set();
    for (const element of [...living.keys()]) {
      if (element.isConnected) continue;
      if (before.has(element)) onGone(element);
      else missing.add(element);
    }
    if (missing.size > 0) timer = setTimeout(look, GRACE_MS);
  }

  return () => {
    timer ??= setTimeout(look, 0);
  };
}
