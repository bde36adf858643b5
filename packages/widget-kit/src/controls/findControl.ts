/**
 * The CMS's own link or button inside a mount point. A link without an `href` cannot take the focus and does not count.
 */
export function findControl(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('a[href], button');
}
