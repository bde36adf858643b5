import { isDataScarce } from './isDataScarce';
import { listenForSigns } from './listenForSigns';

/** How far from the viewport an element may be, in CSS pixels: a short scroll away. */
const MARGIN_PX = 200;
/** From a sign until the page is searched, so that many signs cost one search. */
const DELAY_MS = 150;

/**
 * Calls once, shortly after a sign of a person, when an element that `find` returns is in view or nearly so. Never where
 * data is scarce.
 * @returns a function that stops waiting
 */
export function whenNear(find: () => Iterable<Element>, onNear: (element: Element) => void): () => void {
  if (isDataScarce()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = listenForSigns(() => (timer ??= setTimeout(look, DELAY_MS)));

  function look() {
    timer = undefined;
    for (const element of find()) {
      if (!isNear(element)) continue;
      stopListening();
      return onNear(element);
    }
  }

  return () => {
    stopListening();
    clearTimeout(timer);
  };
}

/** What is not shown has a box without area, at the corner of the page. */
function isNear(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const isOnScreen = right > left && right > 0 && left < innerWidth;
  return isOnScreen && bottom > -MARGIN_PX && top < innerHeight + MARGIN_PX;
}
