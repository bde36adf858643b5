import { ownPathOr, type SitePaths } from '@cityguide/site-config';
import type { Page } from '../services/Services';

export type Destination = ReturnType<typeof createDestination>;

/** Where the visitor was and where they go on to once they are a member: own paths only (AUTH-14). */
export function createDestination(page: Page, paths: SitePaths) {
  let redirectTo: string | undefined;

  function here(): string {
    const { pathname, search, hash } = page.url();
    return pathname + search + hash;
  }

  const wanted = () => ownPathOr(redirectTo ?? page.url().searchParams.get('next'), undefined);

  /** A member who stays on these pages has nothing to do there. */
  const isEntrance = () => [paths.login, paths.resetPassword].some((path) => isPage(page.url(), path));

  return {
    /** Remembers where a log-in is to lead; undefined for the page's `next` parameter or this very page. */
    set: (address: string | undefined) => (redirectTo = address),
    get: () => redirectTo,
    here,
    /** Where a log-in leads; undefined means this very page, loaded anew. */
    afterLogIn: () => wanted() ?? (isEntrance() ? paths.home : undefined),
    /** Where a new member was. */
    beforeSignUp: () => wanted() ?? here(),
    leaveFor(address: string | undefined): void {
      const { pathname, search } = page.url();
      if (address !== undefined) page.go(address);
      // Another hash of the same page would not load it anew.
      if (address === undefined || address.split('#')[0] === pathname + search) page.reload();
    },
  };
}

/** Whether an address is that page, with or without the final slash. */
export const isPage = ({ pathname }: URL, path: string): boolean =>
  pathname.replace(/\/$/, '') === path.replace(/\/$/, '');
