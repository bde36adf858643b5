/**
 * Keeps a mount point as tall as the CMS's content was, so that a shorter first paint does not shift what is below. The
 * height is released when the widget fills it, or when the window's width changes and the old height no longer applies.
 * @param heightPx height of the CMS's content
 * @returns releases it at once
 */
export function reserveHeight(element: HTMLElement, heightPx: number): () => void {
  const previousMinHeight = element.style.minHeight;
  if (heightPx === 0 || previousMinHeight !== '' || typeof ResizeObserver === 'undefined')
    return () => undefined;
  const widthPx = window.innerWidth;
  element.style.minHeight = `${heightPx}px`;

  const observer = new ResizeObserver(() => {
    const isFilled = [...element.children].some((child) => child.getBoundingClientRect().height >= heightPx);
    if (isFilled || window.innerWidth !== widthPx) release();
  });
  function release() {
    observer.disconnect();
    element.style.minHeight = previousMinHeight;
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return release;
}
