/** Tabs are mostly opened sooner; later, whoever looks for the widget should read why it is not there. */
const EXPLAIN_AFTER_MS = 10_000;

/** The element that keeps another from having a box; undefined if none does. */
function findHider(element: Element): Element | undefined {
  let current: Element | null = element;
  while (current && getComputedStyle(current).display !== 'none') current = current.parentElement;
  return current ?? undefined;
}

/** Creates the function that says on the console why a widget still waits, once for each kind. */
export function createHiddenReporter(): (element: Element) => void {
  const names = new Set<string | null>();
  return (element) => {
    const name = element.getAttribute('data-widget');
    if (names.has(name)) return;
    names.add(name);
    setTimeout(() => {
      const hider = findHider(element);
      if (hider && element.getAttribute('data-cg-status') === 'waiting')
        console.warn(
          `Cityguide widget "${name}": it waits until it is shown; this element has display: none.`,
          hider,
        );
    }, EXPLAIN_AFTER_MS);
  };
}
