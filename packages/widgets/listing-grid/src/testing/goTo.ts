/** Opens the grid's page at an own address, with a history that begins there. */
export function goTo(address: string): void {
  history.replaceState(null, '', address);
}
