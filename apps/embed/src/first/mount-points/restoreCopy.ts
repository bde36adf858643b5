/**
 * Prepares a mount point that is a copy of another one, made by the page's own code or its cache: it looks like a widget,
 * and nothing in it works. What the CMS wrote comes back where the copy has it; a widget that enhances the CMS's own
 * controls is told, and takes back what it had done to them. A copy of a mount point of ours is removed.
 * @returns false if it was removed
 */
export function restoreCopy(element: HTMLElement): boolean {
  if (!element.hasAttribute('data-cg-status')) return true;
  if (element.hasAttribute('data-cg-own')) {
    element.remove();
    return false;
  }
  // the last one: those before it are of mount points inside the widget
  const kept = [...element.querySelectorAll<HTMLTemplateElement>('[data-cg-fallback]')].at(-1);
  if (kept) element.replaceChildren(kept.content);
  else element.setAttribute('data-cg-copy', '');
  return true;
}
