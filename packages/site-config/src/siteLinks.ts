import { encode, fillTemplate, type TemplateFields } from './fillTemplate';
import { getOnboardingReturnPath } from './getOnboardingReturnPath';
import { isAccountLink, isLinkName, type LinkedObject, type LinkName } from './linkNames';
import type { AnyDashboardPage } from './names';
import { isOwnPath, ownPathOr } from './ownPath';
import type { SiteConfig } from './SiteConfig';
import { formatIntentQuery, sitePaths, type IntentQuery, type SitePaths } from './sitePaths';

/** What an object of the API is known by: its number, and the address that the API has for it. */
export interface LinkedItem {
  id: number | string | null | undefined;
  /** The API's own address; undefined or null where it has none. */
  address: string | null | undefined;
}

/** The paths that are the same for every visitor. */
type PlainLinks = {
  [Name in keyof SitePaths as SitePaths[Name] extends string | undefined ? Name : never]: string | undefined;
};

/**
 * Where widgets link to (ANY-10): `sitePaths` with what the site's configuration says instead. The one place that
 * decides it for all of them; undefined means that there is none.
 *
 * @param origin of the page, such as `https://city.example`, for templates that need a whole address to come back to
 */
export function siteLinks(site: SiteConfig, origin = '') {
  const paths = sitePaths(site);
  const { links } = site;
  const server = /^https?:\/\/[^/]+/i.exec(site.apiBase)?.[0];

  /** The account's pages are where the API is. From another host the way back needs a whole address. */
  const onServer = (path: string) =>
    server && server !== origin
      ? server + path.replace('next=%2F', () => `next=${encode(`${origin}/`)}`)
      : path;

  function choose(name: LinkName, ownAddress: string | undefined, fields: TemplateFields = {}) {
    const isAccount = isAccountLink(name);
    const target = links[name] ?? (isAccount || (links.others ?? true));
    if (typeof target === 'string') return fillTemplate(target, fields);
    return !target ? undefined : isAccount && ownAddress ? onServer(ownAddress) : ownAddress;
  }

  const returnTo = (next: string) => {
    const path = ownPathOr(next, '/');
    return { next: path, url: origin + path };
  };
  const plain = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      typeof path === 'string' && isLinkName(name) ? choose(name, path, returnTo('/')) : path,
    ]),
  ) as PlainLinks;

  return {
    ...plain,
    search: (query: string) => choose('search', paths.search(query), { query }),
    loginTo: (next: string) => choose('login', paths.loginTo(next), returnTo(next)),
    dashboardPage: (page: AnyDashboardPage) => plain.dashboard && `${plain.dashboard}#/${page}/`,
    onboarding: (next?: string) =>
      choose('onboarding', paths.onboarding(next), returnTo(getOnboardingReturnPath(next))),
    facebookLogin(next: string, intent?: IntentQuery) {
      const address = choose('facebookLogin', paths.facebookLogin(next), returnTo(next));
      return address && intent ? address + formatIntentQuery(intent, address) : address;
    },
    logOut: (next = '/') => choose('logOut', paths.logOut(next), returnTo(next)),
    foodSafety: paths.foodSafety,
    /** The page of an object of the API. */
    objectPage: (name: LinkedObject, item: LinkedItem) =>
      choose(name, item.address ?? undefined, getItemFields(item)),
    /**
     * A type's listings in a neighbourhood, which the API knows by id and path. Cityguide's own address of them begins
     * with the type's, and is none where the site has other addresses for types.
     */
    neighbourhoodPage: (item: LinkedItem, ownAddress: string | undefined) =>
      choose(
        'neighbourhood',
        typeof links.listingType === 'string' ? undefined : ownAddress,
        getItemFields(item),
      ),
  };
}
export type SiteLinks = ReturnType<typeof siteLinks>;

const getItemFields = ({ id, address }: LinkedItem): TemplateFields => ({
  id,
  slug: getSlug(address),
  path: isOwnPath(address) ? address : undefined,
});

/** The last part of an address's path, decoded: `trinitys-pub` of `/places/trinitys-pub/?a`. */
function getSlug(address: string | null | undefined): string | undefined {
  const slug = /([^/?#]+)\/*(?:[?#]|$)/.exec(address ?? '')?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
