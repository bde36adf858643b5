/** After another page was chosen: reading begins at the list's top, for eyes and for the keyboard. */
export function goToTop(grid: HTMLElement | null, panel: HTMLElement | null): void {
  // From below, not from where the top is in sight already.
  if (grid && grid.getBoundingClientRect().top < 0)
    grid.scrollIntoView({ block: 'start', behavior: 'instant' });
  panel?.focus({ preventScroll: true });
}
