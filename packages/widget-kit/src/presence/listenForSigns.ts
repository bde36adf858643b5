const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;
/** None of these listeners delays scrolling. */
const LISTENER_OPTIONS = { capture: true, passive: true } as const;

/**
 * Calls at each sign of a person (REST-2): pointer, touch, key, scroll or focus, anywhere on the page.
 * @returns a function that removes the listeners
 */
export function listenForSigns(onSign: () => void): () => void {
  for (const type of SIGNS) document.addEventListener(type, onSign, LISTENER_OPTIONS);
  return () => {
    for (const type of SIGNS) document.removeEventListener(type, onSign, LISTENER_OPTIONS);
  };
}
