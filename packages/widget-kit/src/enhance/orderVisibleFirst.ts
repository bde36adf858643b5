/**
 * Orders the elements in view first, then those below, then those above. Elements in page order are roughly ordered
 * from top to bottom, so a binary search needs a dozen measurements and not one for each of thousands.
 */
export function orderVisibleFirst(elements: readonly HTMLElement[]): HTMLElement[] {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const bottomPx = elements[middle]?.getBoundingClientRect().bottom ?? 0;
    if (bottomPx < 0) low = middle + 1;
    else high = middle;
  }
  return [...elements.slice(low), ...elements.slice(0, low)];
}
