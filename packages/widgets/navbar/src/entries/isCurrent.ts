/** Whether the current page belongs to the section at `address`. */
export function isCurrent(address: string | undefined, pagePath: string): boolean {
  return address !== undefined && address.length > 1 && pagePath.startsWith(address);
}
