/** Whether the current page belongs to the section at `address`. */
export function isCurrent(address: string | undefined, pagePath: string): boolean {
  // Many a CMS prints whole addresses of its own pages.
  const path = address?.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
  return path !== undefined && path.length > 1 && pagePath.startsWith(path);
}
