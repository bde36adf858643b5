import { ownPathOr, type SiteLinks } from '@cityguide/site-config';
import type { PageLocation } from '../services/Services';

export type LoginRedirect = ReturnType<typeof createLoginRedirect>;

/** Where the visitor was and where they continue once they are a member: own paths only (AUTH-14). */
export function createLoginRedirect(page: PageLocation, paths: SiteLinks) {
  let redirectTo: string | undefined;

  function getCurrentPath(): string {
    const { pathname, search, hash } = page.url();
    return pathname + search + hash;
  }

  const getRequestedPath = () => ownPathOr(redirectTo ?? page.url().searchParams.get('next'), undefined);

  /** A member has no use for these pages. */
  const isLoginPage = () => [paths.login, paths.resetPassword].some((path) => isSamePage(page.url(), path));

  return {
    /** Sets where a login leads; undefined for the page's `next` parameter or this very page. */
    set: (address: string | undefined) => (redirectTo = address),
    get: () => redirectTo,
    getCurrentPath,
    /** Where a login leads; undefined means this very page, reloaded. */
    getPathAfterLogIn: () => getRequestedPath() ?? (isLoginPage() ? paths.home : undefined),
    /** Where a new member was before. */
    getPathBeforeSignUp: () => getRequestedPath() ?? getCurrentPath(),
    navigateTo(address: string | undefined): void {
      const { pathname, search } = page.url();
      if (address !== undefined) page.assign(address);
      // Navigating to another hash of the same page would not reload it.
      if (address === undefined || address.split('#')[0] === pathname + search) page.reload();
    },
  };
}

/** Whether a page is at that address, with or without the final slash, whatever their queries. */
export function isSamePage(page: URL, address: string | undefined): boolean {
  if (!address) return false;
  const { origin, pathname } = new URL(address, page);
  return page.origin === origin && page.pathname.replace(/\/$/, '') === pathname.replace(/\/$/, '');
}
