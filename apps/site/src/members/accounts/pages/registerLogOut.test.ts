import { createMemberBrowser, type Browser } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';

const CLICK = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

describe.each(testEngines)('log-out on $name', (engine) => {
  let site: TestSite;
  let browser: Browser;
  beforeEach(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
    browser = await createMemberBrowser(site.app);
  });
  afterEach(() => site.stop());
  const isMember = async () =>
    (await browser.get('/api/v2/profiles/hi/')).json<{ id: number | null }>().id !== null;

  it.each(['/profiles/logout', '/profiles/logout/'])(
    'AUTH-14.log-out by a click on this site redirects to next: %s',
    async (path) => {
      const token = browser.cookies.get('sessionid');
      const response = await browser.get(`${path}?next=%2Fplaces%2F%3Fa%3D1`, CLICK);
      expect([response.statusCode, response.headers.location]).toEqual([303, '/places/?a=1']);
      expect(browser.cookies.has('sessionid')).toBe(false);
      // The session is deleted on the server too: a copy of the cookie is useless.
      browser.cookies.set('sessionid', token ?? '');
      expect(await isMember()).toBe(false);
    },
  );

  it('works from the address bar, and by the referrer of browsers that send nothing else', async () => {
    expect((await browser.get('/profiles/logout', { 'sec-fetch-site': 'none' })).headers.location).toBe('/');
    browser = await createMemberBrowser(site.app, 'noor@example.com');
    const response = await browser.get('/profiles/logout', {
      host: 'localhost',
      referer: 'http://localhost/places/',
    });
    expect(response.statusCode).toBe(303);
    expect(await isMember()).toBe(false);
  });

  it.each([
    ['a prefetch', { ...CLICK, 'sec-purpose': 'prefetch' }],
    ['a prerender', { ...CLICK, 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of older browsers', { ...CLICK, purpose: 'prefetch' }],
    ['a preview', { ...CLICK, 'x-purpose': 'preview' }],
    ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a script’s fetch', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
  ])('O-AUT-06 does not happen by %s', async (_name, headers) => {
    const response = await browser.get('/profiles/logout?next=/', headers);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await isMember()).toBe(true);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['another site’s referrer', { referer: 'https://evil.example/', host: 'city.test' }],
    ['an unknown source', {}],
  ])('O-AUT-06 has to be confirmed when the link came from %s', async (_name, headers) => {
    const response = await browser.get('/profiles/logout?next=%2Fplaces%2F', headers);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<form method="post" action="/profiles/logout?next=%2Fplaces%2F">');
    expect(await isMember()).toBe(true);
    const confirmed = await browser.post('/profiles/logout?next=%2Fplaces%2F', {});
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/places/']);
    expect(await isMember()).toBe(false);
  });

  it.each(['https://evil.example', '//evil.example', '/.//evil.example', '/\\evil.example'])(
    'AUTH-14.next-own never redirects to another site: %s',
    async (next) => {
      const response = await browser.get(`/profiles/logout?next=${encodeURIComponent(next)}`, CLICK);
      expect(response.headers.location).toBe('/');
    },
  );

  it('does not happen by HEAD, and shows markup in next as text', async () => {
    await site.app.inject({ method: 'HEAD', url: '/profiles/logout', headers: CLICK });
    expect(await isMember()).toBe(true);
    const page = await browser.get(
      `/profiles/logout?next=${encodeURIComponent('/"><script>alert(1)</script>')}`,
    );
    expect(page.body).not.toContain('<script>');
  });
});
