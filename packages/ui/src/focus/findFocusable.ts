const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * The controls in `root` that can take the focus now, in the order of the page: not disabled, not inert, not hidden.
 */
export function findAllFocusable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isFocusable);
}

/** The first of them. */
export function findFocusable(root: ParentNode): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isFocusable) ?? null;
}

/** Whether an element is in the page and can be reached by keyboard. */
export function isFocusable(element: HTMLElement): boolean {
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
