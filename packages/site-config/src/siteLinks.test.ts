import type { ConfigIssue } from './checks';
import { defaultSiteConfig } from './defaultSiteConfig';
import { isAccountLink, isLinkName, linkFields, type LinkedObject } from './linkNames';
import { parseSiteConfig } from './parseSiteConfig';
import { siteLinks } from './siteLinks';
import { sitePaths } from './sitePaths';
import { rejectedPaths } from './testing/addresses';

/** Links of a page at city.example whose configuration has these, and what it says about them. */
function openLinks(links: object) {
  const issues: ConfigIssue[] = [];
  const site = parseSiteConfig({ links }, (issue) => issues.push(issue));
  return { paths: siteLinks(site, 'https://city.example'), issues };
}
const pub = { id: 42, address: '/places/trinity%C3%A9-pub/' };
const names = Object.keys(linkFields).filter(isLinkName);
const own = sitePaths(defaultSiteConfig);
const plainPages = Object.keys(own).filter(
  (name): name is 'contact' => isLinkName(name) && !isAccountLink(name) && name !== 'search',
);
const linkedObjects: LinkedObject[] = [
  'listing',
  'listingType',
  'neighbourhood',
  'article',
  'event',
  'video',
  'photo',
];

describe('where widgets link to', () => {
  it('ANY-10.default is Cityguide’s own pages and the API’s own addresses where the configuration says nothing', () => {
    const { paths } = openLinks({});
    for (const name of plainPages) expect(paths[name]).toBe(own[name]);
    expect(paths.search('a b')).toBe(own.search('a b'));
    expect(paths.dashboardPage('todos')).toBe(own.dashboardPage('todos'));
    expect(paths.onboarding('/places/')).toBe(own.onboarding('/places/'));
    expect(paths.objectPage('listing', pub)).toBe(pub.address);
    expect(paths.objectPage('listing', { id: 42, address: null })).toBeUndefined();
  });

  it.each(plainPages)('ANY-10.template ANY-10.off %s is where the CMS has it, or is off', (name) => {
    expect(openLinks({ [name]: '/x/y/?p=1' }).paths[name]).toBe('/x/y/?p=1');
    expect(openLinks({ [name]: 'https://city.example/x/' }).paths[name]).toBe('https://city.example/x/');
    expect(openLinks({ [name]: false }).paths[name]).toBeUndefined();
  });

  it('ANY-10.search the query is encoded wherever the template has it', () => {
    const query = 'mac & cheese #1? a/b é';
    const encoded = encodeURIComponent(query);
    expect(openLinks({ search: '/?s={query}&x=1' }).paths.search(query)).toBe(`/?s=${encoded}&x=1`);
    expect(openLinks({ search: '/find/{query}/' }).paths.search(query)).toBe(`/find/${encoded}/`);
    expect(openLinks({ search: '/{query}/x/' }).paths.search('')).toBeUndefined();
    expect(openLinks({ search: false }).paths.search(query)).toBeUndefined();
  });

  it.each(linkedObjects)(
    'ANY-10.objects a %s is linked by its number, its slug or its whole path',
    (name) => {
      const getPage = (template: string | boolean) =>
        openLinks({ [name]: template }).paths.objectPage(name, pub);
      expect(getPage('/?p={id}')).toBe('/?p=42');
      expect(getPage('/listing/{slug}/')).toBe('/listing/trinity%C3%A9-pub/');
      expect(getPage('https://guide.example/{path}?from=cms')).toBe(
        'https://guide.example/places/trinity%C3%A9-pub/?from=cms',
      );
      expect(getPage(false)).toBeUndefined();
      expect(getPage(true)).toBe(pub.address);
    },
  );

  it('ANY-10.objects without a value for a field it has no link, never one to something else', () => {
    const { paths } = openLinks({ listing: '/{slug}/', article: '/{path}', event: '/e/{id}' });
    expect(paths.objectPage('listing', { id: 1, address: null })).toBeUndefined();
    expect(paths.objectPage('article', { id: 1, address: '//evil.example/' })).toBeUndefined();
    expect(paths.objectPage('article', { id: 1, address: 'https://evil.example/' })).toBeUndefined();
    expect(paths.objectPage('event', { id: undefined, address: '/x/' })).toBeUndefined();
  });

  it('ANY-10.neighbourhood a neighbourhood has its own template, and none of ours below a type’s', () => {
    const annex = { id: 7, address: '/annex/' };
    const own = '/restaurants/n/7/annex/';
    expect(openLinks({}).paths.neighbourhoodPage(annex, own)).toBe(own);
    expect(openLinks({ neighbourhood: '/hood/{slug}-{id}' }).paths.neighbourhoodPage(annex, own)).toBe(
      '/hood/annex-7',
    );
    expect(openLinks({ listingType: '/?type={id}' }).paths.neighbourhoodPage(annex, own)).toBeUndefined();
    expect(openLinks({ neighbourhood: false }).paths.neighbourhoodPage(annex, own)).toBeUndefined();
  });

  it('ANY-10.others one word switches off everything that the CMS did not name, but not the account', () => {
    const { paths } = openLinks({ others: false, news: '/blog/', events: true });
    const shown = plainPages.filter((name) => paths[name] !== undefined);
    expect(shown).toEqual(['events', 'news']);
    expect(paths.search('a')).toBeUndefined();
    expect(paths.objectPage('listing', pub)).toBeUndefined();
    expect([paths.login, paths.dashboard, paths.logOut()]).not.toContain(undefined);
  });

  it('ANY-10.way-back account pages get the way back to the CMS’s page, as a path or a whole address', () => {
    const here = '/eat/?page=2&q=a%26b#photos';
    const { paths } = openLinks({
      login: '/my/login?back={next}',
      logOut: 'https://api.city.example/profiles/logout?next={url}',
      onboarding: '/welcome?next={next}',
      facebookLogin: '/fb?next={next}',
    });
    const queryOf = (address = '') =>
      Object.fromEntries(new URL(address, 'https://city.example').searchParams);
    expect(queryOf(paths.loginTo(here))).toEqual({ back: here });
    expect(queryOf(paths.logOut(here))).toEqual({ next: `https://city.example${here}` });
    expect(queryOf(paths.onboarding(here))).toEqual({ next: here });
    expect(queryOf(paths.facebookLogin(here, { action: 'rate', objectId: 5, rating: 4 }))).toEqual({
      next: here,
      post_authenticate_action: 'rate',
      object_id: '5',
      rating: '4',
    });
    const plain = openLinks({ facebookLogin: '/fb' }).paths;
    expect(queryOf(plain.facebookLogin(here, { action: 'rate', objectId: 5 }))).toMatchObject({
      object_id: '5',
    });
  });

  it('ANY-10.way-back account pages are on the API’s host, with the whole address of the page to come back to', () => {
    const site = { ...defaultSiteConfig, apiBase: 'https://api.city.example/api/v2/' };
    const paths = siteLinks(site, 'https://city.example');
    const here = '/eat/?page=2';
    const login = new URL(paths.loginTo(here) ?? '');
    expect([login.origin, login.pathname]).toEqual(['https://api.city.example', '/accounts/login']);
    expect(login.searchParams.get('next')).toBe('https://city.example/eat/?page=2');
    expect(new URL(paths.logOut('//evil.example') ?? '').searchParams.get('next')).toBe(
      'https://city.example/',
    );
    expect(paths.dashboardPage('todos')).toBe('https://api.city.example/accounts/dashboard#/todos/');
    expect(paths.contact).toBe('/contact/');
    const sameHost = siteLinks({ ...site, apiBase: 'https://city.example/api/v2/' }, 'https://city.example');
    expect(sameHost.loginTo(here)).toBe(sitePaths(site).loginTo(here));
  });

  it.each(rejectedPaths.filter((path) => typeof path === 'string'))(
    'ANY-10.way-back the way back is never %p',
    (next) => {
      const { paths } = openLinks({ login: '/in?next={next}', logOut: '/out?next={url}' });
      expect(paths.loginTo(next)).toBe('/in?next=%2F');
      expect(paths.logOut(next)).toBe('/out?next=https%3A%2F%2Fcity.example%2F');
    },
  );

  it('ANY-10.dashboard the dashboard’s pages are hashes of wherever it stands', () => {
    expect(openLinks({ dashboard: '/my-account/' }).paths.dashboardPage('todos')).toBe(
      '/my-account/#/todos/',
    );
    expect(openLinks({ dashboard: false }).paths.dashboardPage('todos')).toBeUndefined();
  });
});

describe('a link in the configuration that cannot be', () => {
  it.each(names)(
    'ANY-10.refused %s says what is wrong and what is allowed, and the default is used',
    (name) => {
      const wrong = [
        'javascript:alert(1)',
        'mailto:a@example.com',
        '//evil.example/{query}',
        '/\\evil.example/{query}',
        'places/{query}',
        'https:///{query}',
        '/x/{nobody}/',
        'https://{slug}.example/{query}',
        '/a b/{query}',
        '',
        5,
        null,
      ];
      for (const found of wrong) {
        const { issues, paths } = openLinks({ [name]: found });
        expect(issues.map(({ path }) => path)).toEqual([`links.${name}`]);
        expect(issues[0]?.message).toMatch(
          /^links\.\w+ is .+; allowed: true, false, an own path or an address with https:\/\/.*\. The default is used\.$/,
        );
        expect(paths.contact).toBe('/contact/');
        expect(paths.search('a')).toBe('/search?q=a');
      }
    },
  );

  it.each([
    ['search', '/?s=', '{query}'],
    ['listing', '/x/{page}', '{id}, {slug}, {path}'],
    ['login', '/x/{query}', '{next}, {url}'],
    ['dashboard', '/x/#/home/', 'no fields'],
    ['photo', '#{id}', '#photo-{id}'],
  ])('ANY-10.refused %s as %s names what it may have: %s', (name, found, allowed) => {
    const { issues } = openLinks({ [name]: found });
    expect(issues[0]?.message).toContain(allowed);
  });

  it('ANY-10.refused a name that does not exist is told with those that do', () => {
    expect(openLinks({ listings: '/x/' }).issues[0]?.message).toMatch(
      /^links\.listings is .*listing, listingType/,
    );
  });
});
