const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** The controls in `root` that take the focus now, in the order of the page: not disabled, not inert, not hidden. */
export function listFocusable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canTakeFocus);
}

/** The first of them. */
export function findFocusable(root: ParentNode): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].find(canTakeFocus) ?? null;
}

/** Whether an element is in the page and the keyboard reaches it. */
export function canTakeFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[inert], [hidden]') || element.matches(':disabled'))
    return false;
  if (element instanceof HTMLInputElement && element.type === 'hidden') return false;
  return isVisible(element);
}

function isVisible(element: HTMLElement): boolean {
  if (typeof element.checkVisibility === 'function')
    return element.checkVisibility({ visibilityProperty: true });
  return getComputedStyle(element).visibility !== 'hidden' && getComputedStyle(element).display !== 'none';
}
