import type { PageEvents } from './PageEvents';

/** Notifies the page (analytics, CMS code). An event on an element bubbles up to the document. */
export function emitPageEvent<K extends keyof PageEvents>(
  type: K,
  detail: PageEvents[K],
  target: EventTarget = document,
): void {
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
}
