import {
  listDashboardPages,
  sitePaths,
  type AnyDashboardPage,
  type SiteConfig,
} from '@cityguide/site-config';

/** The pages in the dashboard's menu: the site's pages, then account access (DASH-7). */
export const listPages = (site: SiteConfig): readonly AnyDashboardPage[] => [
  ...listDashboardPages(site),
  'account-access',
];

/** The hash of a dashboard page: `#/favourites/`. */
export function getPageHash(site: SiteConfig, page: AnyDashboardPage): string {
  const address = sitePaths(site).dashboardPage(page);
  return address.slice(address.indexOf('#'));
}

/**
 * A link to a dashboard page: its hash alone, so that it never leaves the current page. Where the page has a base URL, by
 * which a bare hash leads elsewhere, it is the whole address.
 */
export function getPageLink(site: SiteConfig, page: AnyDashboardPage): string {
  const hash = getPageHash(site, page);
  return document.querySelector('base[href]') ? location.href.replace(/#.*/, '') + hash : hash;
}

/**
 * The page that a hash names, or home if this site has no such page (DASH-1). Undefined if the hash is an anchor
 * within the page, such as the target of a skip link.
 */
export function getPageFromHash(site: SiteConfig, hash: string): AnyDashboardPage | undefined {
  if (hash.length > 1 && !hash.startsWith('#/')) return undefined;
  const pageHash = hash.replace(/\/?$/, '/');
  return listPages(site).find((page) => getPageHash(site, page) === pageHash) ?? 'home';
}
