/**
 * Listens to an event after the widget has handled it, and prevents its default action, which jsdom does not support;
 * returns a function that stops listening.
 */
export function listenOnPage(type: 'click' | 'submit', onEvent: (event: Event) => void): () => void {
  const handle = (event: Event) => {
    onEvent(event);
    event.preventDefault();
  };
  document.body.addEventListener(type, handle);
  return () => document.body.removeEventListener(type, handle);
}
