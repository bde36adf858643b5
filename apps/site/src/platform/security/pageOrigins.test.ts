import { createMemberBrowser, PASSWORD, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { readSettings } from '../settings/readSettings';

const API = 'https://api.city.example';
const PAGE = 'https://city.example';
const OTHERS = [
  'https://evil.example',
  'https://evil.city.example',
  'http://city.example',
  'null',
  API,
  `${PAGE}.evil.example`,
];

let site: TestSite;
let member: Browser;

beforeAll(async () => {
  site = await createTestSite(testEngines[0], {
    hasPages: true,
    limits: highRateLimits,
    origin: API,
    pageOrigins: [PAGE],
    secureCookies: 'never',
  });
  member = await createMemberBrowser(site.app);
});
afterAll(() => site.stop());

const cookieHeader = () => [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

interface SentRequest {
  method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
  origin?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Sends a request as a browser does for a page on another host, with the member's cookies. */
function send(url: string, { method = 'GET', origin = PAGE, headers = {}, body }: SentRequest = {}) {
  return site.app.inject({
    method,
    url,
    headers: { host: 'api.city.example', cookie: cookieHeader(), origin, ...headers },
    ...(body && { payload: body }),
  });
}

const listCorsHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));
const token = () => member.cookies.get('csrftoken') ?? '';
const SAME_SITE = { 'sec-fetch-site': 'same-site' };

describe('pages on another host of the site', () => {
  it('ANY-9.other-host may read with a member’s cookies, and read what the client needs of an answer', async () => {
    const { headers, body } = await send('/api/v2/profiles/hi/', { headers: SAME_SITE });
    expect(JSON.parse(body)).toMatchObject({ id: expect.any(Number) });
    expect(headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringMatching(/Retry-After.*X-CSRFToken.*X-Saved-After/),
    });
  });

  it('ANY-9.csrf get the token of the session in a header: at the session’s check and at the log-in', async () => {
    expect((await send('/api/v2/profiles/hi/')).headers['x-csrftoken']).toBe(token());
    const credentials = { email: 'maya@example.com', password: PASSWORD };
    const logIn = await site.app.inject({
      method: 'POST',
      url: '/api/v2/profiles/email-login/',
      headers: { host: 'api.city.example', origin: PAGE, ...SAME_SITE },
      payload: credentials,
    });
    const cookie = logIn.cookies.find(({ name }) => name === 'csrftoken')?.value;
    expect([logIn.statusCode, logIn.headers['x-csrftoken']]).toEqual([200, cookie]);
  });

  it('ANY-9.csrf write with that token and not without it', async () => {
    const save = (headers: Record<string, string>) =>
      send('/api/v2/favourites/', {
        method: 'POST',
        headers: { ...SAME_SITE, ...headers },
        body: { listing: 1 },
      });
    expect((await save({})).json()).toEqual({ detail: 'CSRF Failed: CSRF token missing.' });
    expect((await save({ 'x-csrftoken': 'x'.repeat(43) })).statusCode).toBe(403);
    expect((await save({ 'x-csrftoken': token() })).statusCode).toBe(201);
    expect((await save({ 'x-csrftoken': token(), 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('ANY-9.preflight is answered for two hours, without a look at the cookies', async () => {
    const { statusCode, headers, body } = await send('/api/v2/favourites/1/', {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type,x-csrftoken',
      },
    });
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'DELETE, GET, PATCH, POST',
      'access-control-allow-headers': 'Content-Type, X-CSRFToken',
      'access-control-max-age': '7200',
      vary: 'Origin',
    });
  });

  it('ANY-9.caches no cache gives the answer for one page to another', async () => {
    for (const [url, varies] of [
      ['/api/v2/profiles/hi/', 'Origin'],
      ['/api/v2/listings/', 'Origin, Accept-Encoding'],
      ['/api/v2/nothing/', 'Origin'],
    ] as const) {
      const answers = [await send(url), await send(url, { origin: 'https://evil.example' }), await send(url)];
      expect(answers.map(({ headers }) => headers.vary)).toEqual([varies, varies, varies]);
      expect(answers.map(({ headers }) => headers['access-control-allow-origin'])).toEqual([
        PAGE,
        undefined,
        PAGE,
      ]);
    }
  });

  it.each(OTHERS)('ANY-9.only-listed %s gets no permission, no token and no write', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await send('/api/v2/profiles/hi/', {
        method,
        origin,
        headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-csrftoken' },
      });
      expect(listCorsHeaders(headers)).toEqual([]);
      expect(headers['x-csrftoken']).toBeUndefined();
    }
    if (origin === API) return;
    const headers = { 'x-csrftoken': token() };
    const write = await send('/api/v2/favourites/', {
      method: 'POST',
      origin,
      headers,
      body: { listing: 2 },
    });
    expect(write.json()).toEqual({ detail: 'CSRF Failed: the request comes from another site.' });
  });

  it('ANY-9.only-api get neither the site’s pages nor its account forms', async () => {
    for (const url of ['/', '/accounts/login', '/profiles/logout?next=/', '/metrics'])
      expect(listCorsHeaders((await send(url)).headers)).toEqual([]);
    const logOut = await send('/profiles/logout?next=/', { method: 'POST', headers: SAME_SITE });
    expect(logOut.statusCode).toBe(403);
  });

  it('ANY-9.form may send the newsletter’s form without a script', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await site.app.inject({
      method: 'POST',
      url: '/newsletters/',
      headers: { ...headers, ...SAME_SITE, host: 'api.city.example', origin: PAGE },
      payload: 'email=',
    });
    expect(sent.statusCode).toBe(400);
    const refused = await send('/newsletters/', { method: 'POST', origin: 'https://evil.example', headers });
    expect(refused.statusCode).toBe(403);
  });

  it.each([
    '/tiles/12/1144/1497.svg',
    '/images/nothing.jpg',
    '/assets/nothing.woff2',
    '/house-ads/drawn/newsletter-300x250.svg',
    '/films/1.webm',
  ])('ANY-9.files may show %s', async (url) => {
    const { headers } = await send(url);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-site',
      'access-control-allow-origin': '*',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('a site without pages elsewhere', () => {
  it('ANY-9.only-listed answers as if there were no such thing', async () => {
    const alone = await createTestSite(testEngines[0], { hasPages: true, origin: PAGE });
    for (const url of ['/api/v2/profiles/hi/', '/tiles/12/1144/1497.svg']) {
      const { headers } = await alone.app.inject({
        url,
        headers: { origin: 'https://other.example', host: 'city.example' },
      });
      expect(listCorsHeaders(headers)).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers.vary ?? '').not.toContain('Origin');
    }
    await alone.stop();
  });
});

describe('PAGE_ORIGINS', () => {
  const read = (pages: string, origin = API) =>
    readSettings({ PAGE_ORIGINS: pages, SITE_ORIGIN: origin }, '/srv').pageOrigins;

  it('ANY-9.settings is a list', () => {
    expect(read(` ${PAGE}, https://www.city.example:8443,${PAGE} `)).toEqual([
      PAGE,
      'https://www.city.example:8443',
    ]);
    expect(read('')).toEqual([]);
    expect(read('http://localhost:8080', 'http://localhost:3000')).toEqual(['http://localhost:8080']);
  });

  it.each([
    [`${PAGE}/blog`, `must have no path, as a browser names only the origin of a page. Write ${PAGE}.`],
    [`${PAGE}/?a`, 'no path'],
    ['https://*.city.example', 'a wildcard would allow hosts that nobody checked. Name each'],
    ['*', 'a wildcard'],
    ['null', 'would allow everybody. Leave it out.'],
    ['city.example', 'it must begin with https:// or http://'],
    ['javascript:alert(1)', 'it must begin with https:// or http://'],
    ['https://me:secret@city.example', `no user and no password. Write ${PAGE}.`],
    ['https://127.0.0.1', 'an IP address'],
    ['https://[::1]:8080', 'an IP address'],
    ['https://2130706433', 'an IP address'],
    ['https://City.example', `a browser writes it as ${PAGE}. Write that.`],
    [`${PAGE}:443/`, `a browser writes it as ${PAGE}. Write that.`],
    [API, 'this server itself'],
    ['https://city.other', `not of the same site as SITE_ORIGIN, ${API}`],
    ['http://city.example', 'Serve both with the same scheme'],
  ])('ANY-9.settings refuses %s and says what to write', (text, message) => {
    expect(() => read(`https://www.city.example,${text}`)).toThrow(message);
    expect(() => read(text)).toThrow(`PAGE_ORIGINS has '${text}'`);
  });

  it('ANY-9.settings needs the server’s own address', () => {
    expect(() => readSettings({ PAGE_ORIGINS: PAGE }, '/srv')).toThrow(
      'PAGE_ORIGINS is set without SITE_ORIGIN.',
    );
  });
});
