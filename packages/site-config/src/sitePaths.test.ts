import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSiteConfig } from './defaultSiteConfig';
import { sitePaths } from './sitePaths';

const site = {
  ...defaultSiteConfig,
  city: { name: 'Trois-Rivières', slug: 'trois-rivieres' },
  patioGuideUrl: 'https://patios.example/',
};
const paths = sitePaths(site);

/** Names and values of a path's query. */
const queryOf = (path: string) => [...new URL(path, 'https://city.example').searchParams];

describe('sitePaths', () => {
  it.each([
    ['home', '/'],
    ['bestOf', '/trois-rivieres/'],
    ['restaurants', '/restaurants/'],
    ['neighbourhoods', '/neighbourhoods/'],
    ['events', '/events/'],
    ['contests', '/contests/'],
    ['places', '/places/'],
    ['news', '/news/'],
    ['latestNews', '/news/'],
    ['culture', '/culture/'],
    ['food', '/food/'],
    ['sports', '/sports/'],
    ['realEstate', '/real-estate/'],
    ['tech', '/tech/'],
    ['travel', '/travel/'],
    ['videos', '/videos/'],
    ['patioGuide', 'https://patios.example/'],
    ['contact', '/contact/'],
    ['advertise', '/contact/?advertise'],
    ['jobs', '/jobs'],
    ['archives', '/archives/'],
    ['newsletters', '/newsletters/'],
    ['privacy', '/privacy/'],
    ['termsOfService', '/termsofservice/'],
    ['login', '/accounts/login'],
    ['dashboard', '/accounts/dashboard'],
    ['password', '/accounts/password/'],
    ['resetPassword', '/accounts/reset-password/'],
  ] as const)('SITE-5.paths SITE-3.city %s is %s', (name, path) => {
    expect(paths[name]).toBe(path);
  });

  it('SITE-5.once are defined here only', () => {
    const root = join(__dirname, '../../..');
    const literals = Object.values(paths).filter((path) => typeof path === 'string' && path !== '/');
    const search = paths.search('').split('?').slice(0, 1);
    const folders = ['apps', 'packages', 'packages/widgets'].flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((name) => [
        join(root, folder, name, 'src'),
        join(root, folder, name, 'templates'),
      ]),
    );
    const files = folders
      .filter((folder) => existsSync(folder) && !folder.includes('/apps/attack/'))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      );
    // What a CMS, a backend or a test writes is not shared.
    const ours = files.filter(
      (file) =>
        /\.(?:tsx?|liquid)$/.test(file) &&
        !/\.test\.|\/testing\/|\/mocking\/|sample\w+\.ts|scenarios|fallback|definition|sitePaths\.ts|accountEntryPaths\.ts/.test(
          file,
        ),
    );
    expect(ours.length).toBeGreaterThan(500);
    const repeated = ours.flatMap((file) => {
      const source = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
      return [...literals, ...search]
        .filter((path) => [`'${path}'`, `"${path}"`, `\`${path}\``].some((text) => source.includes(text)))
        .map((path) => `${file}: ${path}`);
    });
    expect(repeated).toEqual([]);
  });

  it('SITE-5.patio-guide has no patio guide where the site names none', () => {
    expect(sitePaths(defaultSiteConfig).patioGuide).toBeUndefined();
  });

  it('NAV-10 SITE-5.search the query of a search is encoded', () => {
    expect(paths.search('noodles')).toBe('/search?q=noodles');
    const query = 'fish & chips #1 50% "ä" + 🍜 a/b?c=d';
    expect(queryOf(paths.search(query))).toEqual([['q', query]]);
  });

  it('half an emoji does not break a search', () => {
    expect(queryOf(paths.search('a\ud83c'))).toEqual([['q', 'a\ufffd']]);
  });

  it('NAV-12 dashboard pages are its hash pages', () => {
    expect(paths.dashboardPage('todos')).toBe('/accounts/dashboard#/todos/');
    expect(paths.dashboardPage('account-access')).toBe('/accounts/dashboard#/account-access/');
  });

  it('O-AUT-07 AUTH-14.facebook AUTH-14.log-out next is encoded and comes back whole, in one parameter', () => {
    const here = '/search?q=a%26b&page=2#photos';
    for (const path of [paths.facebookLogin(here), paths.logOut(here), paths.loginTo(here)]) {
      expect(queryOf(path)).toEqual([['next', here]]);
    }
    expect(paths.facebookLogin(here)).toMatch(/^\/profiles\/facebook-login\/\?next=/);
    expect(paths.logOut(here)).toMatch(/^\/profiles\/logout\?next=/);
    expect(paths.loginTo(here)).toMatch(/^\/accounts\/login\?next=/);
  });

  it('O-AUT-07 SITE-5.log-out log-out leads to / by default', () => {
    expect(paths.logOut()).toBe('/profiles/logout?next=%2F');
  });

  it('AUTH-14.next-own another site as next becomes /', () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect(queryOf(paths.facebookLogin(next))).toEqual([['next', '/']]);
      expect(queryOf(paths.logOut(next))).toEqual([['next', '/']]);
      expect(queryOf(paths.loginTo(next))).toEqual([['next', '/']]);
    }
  });

  it('AUTH-10.next the onboarding leads on to where a new member was', () => {
    const here = '/search?q=a%26b&page=2#photos';
    expect(paths.onboarding(here)).toMatch(/^\/accounts\/onboarding\?next=/);
    expect(queryOf(paths.onboarding(here))).toEqual([['next', here]]);
    expect(queryOf(paths.onboarding('/accountsandmore/'))).toEqual([['next', '/accountsandmore/']]);
  });

  it('DASH-5 the onboarding of a visitor who signs up at the onboarding keeps its return path', () => {
    const here = paths.onboarding('/places/');
    expect(paths.onboarding(here)).toBe(here);
    expect(queryOf(paths.onboarding('/accounts/onboarding?next=https%3A%2F%2Fevil.example'))).toEqual([
      ['next', '/'],
    ]);
  });

  it.each([
    undefined,
    '/accounts/login?next=%2Fplaces%2F',
    '/accounts/',
    '/accounts',
    '/x/../accounts/dashboard#/todos/',
    '/profiles/logout?next=%2F',
    'https://evil.example/',
    '//evil.example',
  ])('AUTH-10.not-account AUTH-14.next-own the onboarding does not lead on to %p', (next) => {
    expect(paths.onboarding(next)).toBe('/accounts/onboarding');
  });

  it('AUTH-15.facebook Facebook log-in passes the visitor’s intent on', () => {
    expect(queryOf(paths.facebookLogin('/', { action: 'rate', objectId: 5, rating: 4.5 }))).toEqual([
      ['next', '/'],
      ['post_authenticate_action', 'rate'],
      ['object_id', '5'],
      ['rating', '4.5'],
    ]);
    expect(queryOf(paths.facebookLogin('/', { action: 'add-todo', objectId: 5 }))).toHaveLength(3);
  });

  it('SITE-3.food-safety food-safety links are built from the template', () => {
    const foodSafetyUrlTemplate = 'https://food.example/inspections/{id}?x=1';
    expect(sitePaths({ ...site, foodSafetyUrlTemplate }).foodSafety('1 $& 2')).toBe(
      'https://food.example/inspections/1%20%24%26%202?x=1',
    );
    expect(paths.foodSafety(5)).toBeUndefined();
  });
});
