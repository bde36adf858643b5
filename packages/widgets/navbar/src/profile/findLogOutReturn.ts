/** Where log-out leads back to: this page, but from the account's own pages the home page (NAV-11). */
export function findLogOutReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname.startsWith('/accounts/') ? '/' : `${pathname}${search}`;
}
