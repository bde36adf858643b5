/**
 * Keeps a mount point as tall as the CMS's content was, so that a first paint that is shorter moves nothing below it. The
 * room is given up when the widget fills it, or when the window's width changes and the old height means nothing more.
 * @param heightPx what the CMS's content needed
 * @returns ends it at once
 */
export function reserveHeight(element: HTMLElement, heightPx: number): () => void {
  const before = element.style.minHeight;
  if (heightPx === 0 || before !== '' || typeof ResizeObserver === 'undefined') return () => undefined;
  const widthPx = window.innerWidth;
  element.style.minHeight = `${heightPx}px`;

  const observer = new ResizeObserver(() => {
    const isFilled = [...element.children].some((child) => child.getBoundingClientRect().height >= heightPx);
    if (isFilled || window.innerWidth !== widthPx) release();
  });
  function release() {
    observer.disconnect();
    element.style.minHeight = before;
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return release;
}
