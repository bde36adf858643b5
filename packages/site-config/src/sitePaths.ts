import type { AnyDashboardPage } from './names';
import { onboardingReturn } from './onboardingReturn';
import { ownPathOr } from './ownPath';
import type { SiteConfig } from './SiteConfig';
import { LOGIN, ONBOARDING } from './waysIn';

/** What a guest was about to do; the server does it once they are logged in (AUTH-15). */
export interface PostAuthenticateAction {
  action: string;
  objectId?: number | undefined;
  rating?: number | undefined;
}

/** Every address that widgets and pages link to, written down once (SITE-5). */
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
    /** External; undefined where the site has none. */
    patioGuide: site.patioGuideUrl,
    contact: '/contact/',
    advertise: '/contact/?advertise',
    jobs: '/jobs',
    archives: '/archives/',
    newsletters: '/newsletters/',
    privacy: '/privacy/',
    termsOfService: '/termsofservice/',
    search: (query: string) => `/search?q=${encode(query)}`,
    login: LOGIN,
    /** The login page that leads back to `next`, an own path. */
    loginTo: (next: string) => `${LOGIN}?next=${encode(ownPathOr(next, '/'))}`,
    dashboard: '/accounts/dashboard',
    dashboardPage: (page: AnyDashboardPage) => `/accounts/dashboard#/${page}/`,
    /** Welcomes a new member; leads on to `next`, an own path that is no page of the account. */
    onboarding: (next?: string) => {
      const path = isOnboarding(next) ? onboardingReturn(next) : ownPathOr(next, '/accounts/');
      return `${ONBOARDING}${isAccountPath(path) ? '' : `?next=${encode(path)}`}`;
    },
    /** Change of the password as a page of its own. */
    password: '/accounts/password/',
    /** Where the link of a reset mail leads. */
    resetPassword: '/accounts/reset-password/',
    facebookLogin: (next: string, wish?: PostAuthenticateAction) =>
      `/profiles/facebook-login/?next=${encode(ownPathOr(next, '/'))}${wish ? wishQuery(wish) : ''}`,
    logOut: (next = '/') => `/profiles/logout?next=${encode(ownPathOr(next, '/'))}`,
    /** Inspection report of an establishment; undefined where the site links none. */
    foodSafety: (establishmentId: number | string) =>
      site.foodSafetyUrlTemplate?.replace('{id}', () => encode(String(establishmentId))),
  };
}
export type SitePaths = ReturnType<typeof sitePaths>;

/** Whoever signs up at the onboarding itself keeps the way back that it had. */
const isOnboarding = (path = '') => path.startsWith(`${ONBOARDING}?`);

/** True for the pages that the account itself consists of: nobody was on their way there. */
const isAccountPath = (path: string) => /^\/(?:accounts|profiles)(?:[/?#]|$)/.test(path);

function wishQuery({ action, objectId, rating }: PostAuthenticateAction): string {
  const pairs = { post_authenticate_action: action, object_id: objectId, rating };
  return Object.entries(pairs)
    .map(([name, value]) => (value === undefined ? '' : `&${name}=${encode(String(value))}`))
    .join('');
}

/** Half a surrogate pair, as a cut emoji leaves it, would make `encodeURIComponent` throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
