/** Navigates by clicking a link inside the element, so that all click listeners for links apply. */
export function followLink(path: string, element: HTMLElement): void {
  const link = document.createElement('a');
  link.href = path;
  // The path comes from the page's HTML; script URLs are rejected.
  if (link.protocol !== 'https:' && link.protocol !== 'http:') return;
  link.hidden = true;
  element.append(link);
  link.click();
  link.remove();
}
