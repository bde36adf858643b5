const CONTROLS = 'a[href],button,input,select,textarea,summary,[role="button"],[tabindex],[data-cg-action]';

function textOf(element: Element): string {
  return (element.textContent ?? '').trim().toLowerCase();
}

/** Page-relative and absolute spellings of one address are the same. */
function addressOf(element: Element): string | undefined {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href') ? element.href : undefined;
}

/** From the firmest to the weakest sign that two controls are the same. */
const SIGNS: ((control: Element) => string | null | undefined)[] = [
  (control) => control.getAttribute('data-cg-action'),
  (control) => control.getAttribute('name'),
  addressOf,
  textOf,
];

/**
 * Finds the widget's control that stands for one of the CMS's: the same `data-cg-action`, else `name`, address or text.
 * @param root where the widget has drawn
 */
export function findCounterpart(control: Element, root: ParentNode): HTMLElement | undefined {
  const candidates = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  for (const sign of SIGNS) {
    const wanted = sign(control);
    const found = wanted ? candidates.find((candidate) => sign(candidate) === wanted) : undefined;
    if (found) return found;
  }
  return undefined;
}
