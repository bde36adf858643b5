const SHOWN_MS = 4000;

/** Scrolls to an element and outlines it for some seconds, without leaving anything on it. */
export function showOnPage(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const outline = { outline: '4px solid #d6006c', outlineOffset: '3px' };
  element.animate([outline, outline], { duration: SHOWN_MS });
}
