/** With more mutations at once (a page being parsed) one scan of the whole document is cheaper than one for each. */
const FULL_SCAN_THRESHOLD = 50;
const SELECTOR = '[data-widget]';

function findIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const descendants = [...node.querySelectorAll<HTMLElement>(SELECTOR)];
  return node.matches(SELECTOR) ? [node, ...descendants] : descendants;
}

/** While a page is being parsed, an element with nothing after it may still get children. */
function isBeingParsed(element: Element): boolean {
  let node: Node | null = element;
  while (node && !node.nextSibling) node = node.parentNode;
  return node === null;
}

/**
 * Finds the mount points in the document now and those that are added later.
 * @param onRemoved something was removed; it may be inserted again a moment later
 */
export function observeMountPoints({
  onFound,
  onRemoved,
}: {
  onFound(elements: HTMLElement[]): void;
  onRemoved(): void;
}): void {
  const findAll = () => [...document.querySelectorAll<HTMLElement>(SELECTOR)];
  let incomplete: HTMLElement[] = [];

  function reportFound(found: HTMLElement[]) {
    const all = [...incomplete, ...found];
    incomplete = document.readyState === 'loading' ? all.filter(isBeingParsed) : [];
    const complete = all.filter((element) => element.isConnected && !incomplete.includes(element));
    if (complete.length > 0) onFound(complete);
  }

  new MutationObserver((records) => {
    reportFound(
      records.length > FULL_SCAN_THRESHOLD
        ? findAll()
        : records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(findIn)),
    );
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) onRemoved();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => reportFound([]));
  reportFound(findAll());
}
