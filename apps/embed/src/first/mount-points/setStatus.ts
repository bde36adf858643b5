export type Status = 'waiting' | 'loading' | 'ready' | 'failed';

/** Writes on the element how far its widget is, for style sheets, tests and people. */
export function setStatus(element: Element, status: Status): void {
  element.setAttribute('data-cg-status', status);
}
