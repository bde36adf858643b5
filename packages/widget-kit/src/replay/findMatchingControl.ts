const CONTROLS = 'a[href],button,input,select,textarea,summary,[role="button"],[tabindex],[data-cg-action]';

function textOf(element: Element): string {
  return (element.textContent ?? '').trim().toLowerCase();
}

/** Relative and absolute forms of one URL are equal. */
function addressOf(element: Element): string | undefined {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href') ? element.href : undefined;
}

/** From the strongest to the weakest sign that two controls are the same. */
const MATCH_KEYS: ((control: Element) => string | null | undefined)[] = [
  (control) => control.getAttribute('data-cg-action'),
  (control) => control.getAttribute('name'),
  addressOf,
  textOf,
];

/**
 * Finds the widget's control that matches one of the CMS's: the same `data-cg-action`, else `name`, URL or text.
 * @param root where the widget has rendered
 */
export function findMatchingControl(control: Element, root: ParentNode): HTMLElement | undefined {
  const candidates = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  for (const getKey of MATCH_KEYS) {
    const key = getKey(control);
    const found = key ? candidates.find((candidate) => getKey(candidate) === key) : undefined;
    if (found) return found;
  }
  return undefined;
}
