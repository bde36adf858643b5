/** The mount point's own JSON, not that of a nested mount point. */
export function findDataScript(element: Element): Element | undefined {
  return [...element.querySelectorAll('script[type="application/json"]')].find(
    (script) => script.parentElement?.closest('[data-widget]') === element,
  );
}
