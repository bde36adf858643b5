/** Follows a path as a link in the element would be followed, so that whoever hears of links hears of this one. */
export function goTo(path: string, element: HTMLElement): void {
  const link = document.createElement('a');
  link.href = path;
  // The page's own HTML, but a path is all that it may hold.
  if (link.protocol !== 'https:' && link.protocol !== 'http:') return;
  link.hidden = true;
  element.append(link);
  link.click();
  link.remove();
}
