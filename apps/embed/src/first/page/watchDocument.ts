/** With more changes at once (a page being parsed) one look at the whole document is cheaper than one at each. */
const MANY_RECORDS = 50;
const SELECTOR = '[data-widget]';

function findIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(SELECTOR)];
  return node.matches(SELECTOR) ? [node, ...inside] : inside;
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

  new MutationObserver((records) => {
    const found =
      records.length > MANY_RECORDS
        ? findAll()
        : records
            .flatMap(({ addedNodes }) => [...addedNodes].flatMap(findIn))
            .filter((node) => node.isConnected);
    if (found.length > 0) onFound(found);
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) onRemoved();
  }).observe(document, { childList: true, subtree: true });
  onFound(findAll());
}
