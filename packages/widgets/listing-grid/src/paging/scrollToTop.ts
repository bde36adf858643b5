/** Called when another page is chosen: moves scroll position and focus to the top of the list. */
export function scrollToTop(grid: HTMLElement | null, panel: HTMLElement | null): void {
  // Not if the top is already in view.
  if (grid && grid.getBoundingClientRect().top < 0)
    grid.scrollIntoView({ block: 'start', behavior: 'instant' });
  panel?.focus({ preventScroll: true });
}
