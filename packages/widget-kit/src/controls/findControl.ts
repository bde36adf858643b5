/** The CMS's own link or button inside a mount point. A link without an address cannot take the focus and is none. */
export function findControl(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('a[href], button');
}
