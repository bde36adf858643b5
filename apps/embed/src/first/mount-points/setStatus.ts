export type Status = 'waiting' | 'loading' | 'ready' | 'failed';

/** Writes the widget's status to the element, for style sheets, tests and people. */
export function setStatus(element: Element, status: Status): void {
  element.setAttribute('data-cg-status', status);
}
