/** Sets the URL of the page, before the grid is opened. */
export function setUrl(address: string): void {
  history.replaceState(null, '', address);
}
