import {
  listDashboardPages,
  sitePaths,
  type AnyDashboardPage,
  type SiteConfig,
} from '@cityguide/site-config';

/** The pages in the dashboard's own menu: the site's, and then the ways in (DASH-7). */
export const listPages = (site: SiteConfig): readonly AnyDashboardPage[] => [
  ...listDashboardPages(site),
  'ways-in',
];

/** The hash of a page of the dashboard: `#/favourites/`. Alone, so that a link never leaves the address it stands on. */
export function hashOf(site: SiteConfig, page: AnyDashboardPage): string {
  const address = sitePaths(site).dashboardPage(page);
  return address.slice(address.indexOf('#'));
}

/**
 * The page that a hash asks for; home where it asks for none that this site has (DASH-1). Undefined where it is a place
 * within the page, such as the target of a skip link.
 */
export function findPage(site: SiteConfig, hash: string): AnyDashboardPage | undefined {
  if (hash.length > 1 && !hash.startsWith('#/')) return undefined;
  const asked = hash.replace(/\/?$/, '/');
  return listPages(site).find((page) => hashOf(site, page) === asked) ?? 'home';
}
