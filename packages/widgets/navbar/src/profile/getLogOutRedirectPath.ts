/** Where log-out redirects to: this page, or the home page from the account's own pages (NAV-11). */
export function getLogOutRedirectPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname.startsWith('/accounts/') ? '/' : `${pathname}${search}`;
}
