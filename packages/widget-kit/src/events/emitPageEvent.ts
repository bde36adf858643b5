import type { PageEvents } from './PageEvents';

/** Tells the page (analytics, CMS code) what happened. From an element the event bubbles up to the document. */
export function emitPageEvent<K extends keyof PageEvents>(
  type: K,
  detail: PageEvents[K],
  target: EventTarget = document,
): void {
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
}
