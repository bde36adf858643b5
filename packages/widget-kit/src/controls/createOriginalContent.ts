/**
 * The CMS's own text and labels of controls, while ours replace them. Only controls that differ from the usual are
 * stored: most of a page never change and cost nothing here.
 */
export interface OriginalContent {
  texts: WeakMap<HTMLElement, string>;
  labels: WeakMap<HTMLElement, string>;
}

export function createOriginalContent(): OriginalContent {
  return { texts: new WeakMap(), labels: new WeakMap() };
}
