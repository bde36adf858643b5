/** Hears an event after the widget has dealt with it, and in the browser's place, which jsdom cannot take; gives back how to stop. */
export function listenOnPage(type: 'click' | 'submit', onEvent: (event: Event) => void): () => void {
  const handle = (event: Event) => {
    onEvent(event);
    event.preventDefault();
  };
  document.body.addEventListener(type, handle);
  return () => document.body.removeEventListener(type, handle);
}
