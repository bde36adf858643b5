/** Shared by every copy of this package on the page, since each widget bundles its own. */
interface ScrollLock {
  holders: number;
  restore(): void;
}

const LOCK = Symbol.for('cityguide.scrollLock');
type LockedDocument = Document & { [LOCK]?: ScrollLock };

/**
 * Keeps the page from scrolling until the returned function is called; locks may overlap, across widgets as well.
 * Nothing shifts: the scroll bar's space stays reserved, the position is not touched.
 */
export function lockScroll(page: Document = document): () => void {
  const lockable: LockedDocument = page;
  const lock = (lockable[LOCK] ??= { holders: 0, restore: hideOverflow(page) });
  lock.holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    lock.restore();
    lockable[LOCK] = undefined;
  };
}

function hideOverflow(page: Document): () => void {
  const root = page.documentElement;
  const view = page.defaultView;
  const hasScrollBar = view !== null && view.innerWidth > root.clientWidth;
  const changes = [setStyle(root, ['overflow', 'hidden'])];
  if (hasScrollBar) changes.push(setStyle(root, ['scrollbar-gutter', 'stable']));
  if (view && isBodyScroller(page, view)) changes.push(setStyle(page.body, ['overflow', 'hidden']));
  return () => changes.forEach((undo) => undo());
}

/** A theme may scroll the body instead of the window; otherwise the body must stay as it is, or sticky bars jump. */
function isBodyScroller({ documentElement, body }: Document, view: Window): boolean {
  const scrolls = /auto|scroll/.test(view.getComputedStyle(body).overflowY);
  return scrolls && view.getComputedStyle(documentElement).overflowY !== 'visible';
}

function setStyle({ style }: HTMLElement, [name, value]: [string, string]): () => void {
  const before = { value: style.getPropertyValue(name), priority: style.getPropertyPriority(name) };
  style.setProperty(name, value, 'important');
  return () => {
    if (before.value) style.setProperty(name, before.value, before.priority);
    else style.removeProperty(name);
  };
}
