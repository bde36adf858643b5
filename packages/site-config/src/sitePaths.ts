import { encode } from './fillTemplate';
import type { AnyDashboardPage } from './names';
import { getOnboardingReturnPath } from './getOnboardingReturnPath';
import { ownPathOr } from './ownPath';
import type { SiteConfig } from './SiteConfig';
import { LOGIN_PATH, ONBOARDING_PATH } from './accountEntryPaths';

/** A guest's intent; the server performs it once they are logged in (AUTH-15). */
export interface IntentQuery {
  action: string;
  objectId?: number | undefined;
  rating?: number | undefined;
}

/**
 * Every path of the reference site, defined once (SITE-5). Its pages link to these; widgets use `siteLinks`, where a
 * site can have others.
 */
export function sitePaths(site: SiteConfig) {
  return {
    home: '/',
    bestOf: `/${site.city.slug}/`,
    restaurants: '/restaurants/',
    neighbourhoods: '/neighbourhoods/',
    events: '/events/',
    contests: '/contests/',
    places: '/places/',
    news: '/news/',
    latestNews: '/news/',
    culture: '/culture/',
    food: '/food/',
    sports: '/sports/',
    realEstate: '/real-estate/',
    tech: '/tech/',
    travel: '/travel/',
    videos: '/videos/',
    /** External; undefined if the site has none. */
    patioGuide: site.patioGuideUrl,
    contact: '/contact/',
    advertise: '/contact/?advertise',
    jobs: '/jobs',
    archives: '/archives/',
    newsletters: '/newsletters/',
    privacy: '/privacy/',
    termsOfService: '/termsofservice/',
    search: (query: string) => `/search?q=${encode(query)}`,
    login: LOGIN_PATH,
    /** The login page; a visitor who has logged in returns to `next`, a path of this site. */
    loginTo: (next: string) => `${LOGIN_PATH}?next=${encode(ownPathOr(next, '/'))}`,
    dashboard: '/accounts/dashboard',
    dashboardPage: (page: AnyDashboardPage) => `/accounts/dashboard#/${page}/`,
    /** Welcomes a new member, who then continues to `next`, a path of this site that is not a page of the account. */
    onboarding: (next?: string) => {
      const path = isOnboarding(next) ? getOnboardingReturnPath(next) : ownPathOr(next, '/accounts/');
      return `${ONBOARDING_PATH}${isAccountPath(path) ? '' : `?next=${encode(path)}`}`;
    },
    /** The page for changing the password. */
    password: '/accounts/password/',
    /** The target of the link in a reset mail. */
    resetPassword: '/accounts/reset-password/',
    facebookLogin: (next: string, intent?: IntentQuery) =>
      `/profiles/facebook-login/?next=${encode(ownPathOr(next, '/'))}${intent ? formatIntentQuery(intent, '?') : ''}`,
    logOut: (next = '/') => `/profiles/logout?next=${encode(ownPathOr(next, '/'))}`,
    /** Inspection report of an establishment; undefined if the site does not link to any. */
    foodSafety: (establishmentId: number | string) =>
      site.foodSafetyUrlTemplate?.replace('{id}', () => encode(String(establishmentId))),
  };
}
export type SitePaths = ReturnType<typeof sitePaths>;

/** After a sign-up on the onboarding page itself, its own return path is used. */
const isOnboarding = (path = '') => path.startsWith(`${ONBOARDING_PATH}?`);

/** Whether it is a page of the account itself, which is never a visitor's destination. */
const isAccountPath = (path: string) => /^\/(?:accounts|profiles)(?:[/?#]|$)/.test(path);

/** The query parameters of an intent, to be put behind `address`. */
export function formatIntentQuery({ action, objectId, rating }: IntentQuery, address: string): string {
  const parameters = { post_authenticate_action: action, object_id: objectId, rating };
  const query = Object.entries(parameters)
    .map(([name, value]) => (value === undefined ? '' : `&${name}=${encode(String(value))}`))
    .join('');
  return address.includes('?') ? query : query.replace('&', '?');
}
