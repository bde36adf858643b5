import { createBrowser, createMemberBrowser, PASSWORD } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { parseHtml } from '../../../pages/testing/parseHtml';

const CLICK = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

/** Each leads to another site, or would run code, in some browser or after being decoded once too often. */
const HOSTILE = [
  'https://evil.example/',
  'HTTPS:evil.example',
  'http:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%2F/evil.example',
  '/%252F%252Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '//user:word@evil.example',
  'https://localhost@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/places/%0d%0aSet-Cookie:%20a=b',
  'places/',
];
const OWN: [next: string, target: string][] = [
  ['/places/', '/places/'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/caf%C3%A9/', '/caf%C3%A9/'],
  [`/search?q=${'a'.repeat(1900)}`, `/search?q=${'a'.repeat(1900)}`],
  ['/café/😀', '/caf%C3%A9/%F0%9F%98%80'],
];

describe('the redirects of account forms', () => {
  let site: TestSite;
  let attempt = 0;
  beforeAll(async () => {
    site = await createTestSite(testEngines[0], { hasPages: true, limits: highRateLimits });
    await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());

  const known = { email: 'maya@example.com', password: PASSWORD };
  const ways: Record<string, (next: string) => Promise<string>> = {
    'log-in': async (next) => locationOf(await post('/accounts/login', { ...known, next })),
    'sign-up': async (next) => {
      const email = `new-${(attempt += 1)}@example.com`;
      const location = locationOf(await post('/accounts/sign-up', { ...known, email, next }));
      return new URL(location, 'http://own.test').searchParams.get('next') ?? '/';
    },
    'log-out': async (next) => {
      const url = `/profiles/logout?next=${encodeURIComponent(next)}`;
      return locationOf(await site.app.inject({ url, headers: CLICK }));
    },
    'log-out by its question': async (next) =>
      locationOf(await post(`/profiles/logout?next=${encodeURIComponent(next)}`, {})),
    'the log-in page': async (next) => {
      const page = await site.app.inject(`/accounts/login?next=${encodeURIComponent(next)}`);
      return parseHtml(page.body).first('input', 'name', 'next')?.value ?? '';
    },
    'the sign-up page': async (next) => {
      const page = await site.app.inject(`/accounts/sign-up?next=${encodeURIComponent(next)}`);
      return parseHtml(page.body).first('input', 'name', 'next')?.value ?? '';
    },
    'a refused log-in': async (next) => {
      const page = await post('/accounts/login', { ...known, password: 'wrong', next });
      return parseHtml(page.body).first('input', 'name', 'next')?.value ?? '';
    },
  };
  const post = (url: string, fields: Record<string, string>) => createBrowser(site.app).post(url, fields);
  const locationOf = ({ headers }: { headers: { location?: unknown } }) => String(headers.location);

  it.each(Object.keys(ways))('AUTH-14.next-own %s only redirects to paths of this site', async (name) => {
    const findRedirect = ways[name];
    for (const next of HOSTILE) expect([next, await findRedirect?.(next)]).toEqual([next, '/']);
    for (const [next, target] of OWN) expect([next, await findRedirect?.(next)]).toEqual([next, target]);
  });

  it('AUTH-14.next-own ignores a next that is repeated or is not a string', async () => {
    const payload = 'email=maya%40example.com&password=x&next=/a/&next=/b/';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await site.app.inject({ method: 'POST', url: '/accounts/login', headers, payload });
    expect(parseHtml(refused.body).first('input', 'name', 'next')?.value).toBe('/');
    const page = await site.app.inject('/accounts/login?next=/a/&next=/b/&next[x]=/c/');
    expect(parseHtml(page.body).first('input', 'name', 'next')?.value).toBe('/');
  });

  it.each(['/\n/evil.example', '\u0001javascript:alert(1)', '/places/\r\nSet-Cookie: a=b'])(
    'AUTH-14 DOOR-11 %j is rejected before anything is read from it',
    async (next) => {
      const query = `next=${encodeURIComponent(next)}`;
      for (const url of ['/accounts/login', '/accounts/sign-up', '/profiles/logout']) {
        const response = await site.app.inject({ url: `${url}?${query}`, headers: CLICK });
        expect([url, response.statusCode, response.headers.location]).toEqual([url, 400, undefined]);
      }
      for (const url of ['/accounts/login', '/accounts/sign-up'])
        expect((await post(url, { ...known, next })).statusCode).toBe(400);
    },
  );

  it('AUTH-14 never redirects a path with too many slashes to another site', async () => {
    for (const url of ['/accounts/login/', '/accounts/sign-up/?next=/places/']) {
      const response = await site.app.inject(url);
      expect(response.statusCode).toBe(301);
      expect(response.headers.location).toMatch(/^\/accounts\/(login|sign-up)(\?|$)/);
    }
    for (const url of ['//evil.example/accounts/login/', '/accounts//evil.example', '//evil.example'])
      expect((await site.app.inject(url)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});
