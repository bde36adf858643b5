/** With more changes at once (a page being parsed) one look at the whole document is cheaper than one at each. */
const MANY_RECORDS = 50;
const SELECTOR = '[data-widget]';

function findIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(SELECTOR)];
  return node.matches(SELECTOR) ? [node, ...inside] : inside;
}

/** While a page is being read, what has nothing behind it yet may still get children. */
function isBeingParsed(element: Element): boolean {
  let node: Node | null = element;
  while (node && !node.nextSibling) node = node.parentNode;
  return node === null;
}

/**
 * Finds the mount points in the document now and those that come later.
 * @param onRemoved something was taken out; it may be there again a moment later
 */
export function watchDocument({
  onFound,
  onRemoved,
}: {
  onFound(elements: HTMLElement[]): void;
  onRemoved(): void;
}): void {
  const findAll = () => [...document.querySelectorAll<HTMLElement>(SELECTOR)];
  let unfinished: HTMLElement[] = [];

  function handOver(found: HTMLElement[]) {
    const all = [...unfinished, ...found];
    unfinished = document.readyState === 'loading' ? all.filter(isBeingParsed) : [];
    const whole = all.filter((element) => element.isConnected && !unfinished.includes(element));
    if (whole.length > 0) onFound(whole);
  }

  new MutationObserver((records) => {
    handOver(
      records.length > MANY_RECORDS
        ? findAll()
        : records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(findIn)),
    );
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) onRemoved();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => handOver([]));
  handOver(findAll());
}
