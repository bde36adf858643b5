import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createBrowser, LINK_CLICK_HEADERS } from '../../testing/createBrowser';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { scaleRateLimits } from '../../platform/security/rateLimits';
import {
  startProviderLogIn,
  choosePerson,
  logInAtProvider,
  NADIA,
  openFacebookSite,
  type FacebookSite,
} from './testing/openFacebookSite';

const [sqlite] = testEngines;
const EXPIRED = '/accounts/login?error=facebook-expired#';
const FAILED = '/accounts/login?error=facebook-failed&next=%2Fplaces%2F#';

describe('attacks on the log-in with Facebook', () => {
  let site: FacebookSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await openFacebookSite(sqlite, { now: () => nowMs });
  });
  afterEach(() => site.stop());

  it.each([
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/.//evil.example'],
    ['/%2F/evil.example'],
    ['/%5Cevil.example'],
    ['/\t/evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['places/'],
    [''],
  ])('AUTH-14.next-own next=%j redirects home', async (next) => {
    const browser = createBrowser(site.app);
    await logInAtProvider(site, browser, { person: NADIA });
    const query = `next=${encodeURIComponent(next)}`;
    const response = await logInAtProvider(site, browser, { person: NADIA, query });
    expect(response.headers.location).toBe('/#');
  });

  it('AUTH-14.next-own a repeated next redirects home', async () => {
    const response = await logInAtProvider(site, createBrowser(site.app), {
      person: NADIA,
      query: 'next=/places/&next=//evil.example',
    });
    expect(response.headers.location).toBe('/accounts/onboarding#');
  });

  it('HOST-4 a callback works once', async () => {
    const browser = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await startProviderLogIn(browser), NADIA);
    expect((await browser.get(back)).headers.location).toBe('/accounts/onboarding#');
    expect((await browser.get(back)).headers.location).toBe(EXPIRED);
  });

  it('HOST-4 a callback that is used twice concurrently works once', async () => {
    const browser = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await startProviderLogIn(browser), NADIA);
    const responses = await Promise.all([browser.get(back), browser.get(back)]);
    expect(responses.map(({ headers }) => headers.location).sort()).toEqual(
      [EXPIRED, '/accounts/onboarding#'].sort(),
    );
  });

  it('HOST-4 nobody can be logged in by another person’s link', async () => {
    const attacker = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await startProviderLogIn(attacker), NADIA);
    const victim = createBrowser(site.app);
    expect((await victim.get(back)).headers.location).toBe(EXPIRED);
    // Also while the victim is logging in at Facebook themselves.
    await startProviderLogIn(victim);
    expect((await victim.get(back)).headers.location).toBe(EXPIRED);
    expect(victim.cookies.has('sessionid')).toBe(false);
    // And this does not use up the attacker's own log-in.
    expect((await attacker.get(back)).headers.location).toBe('/accounts/onboarding#');
  });

  it('HOST-4 a callback is valid for ten minutes', async () => {
    const browser = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await startProviderLogIn(browser), NADIA);
    nowMs += 10 * 60 * 1000;
    expect((await browser.get(back)).headers.location).toBe(EXPIRED);
  });

  it.each(['', 'state=x', 'code=x', 'error=access_denied', 'state=x&state=y&code=z'])(
    'HOST-4 a forged callback ends on the log-in page: %j',
    async (query) => {
      const browser = createBrowser(site.app);
      await startProviderLogIn(browser);
      const response = await browser.get(`/profiles/facebook-callback/?${query}`);
      expect(response.headers.location).toBe(EXPIRED);
      expect(browser.cookies.has('sessionid')).toBe(false);
    },
  );

  it.each([
    ['another code', (query: URLSearchParams) => query.set('code', 'made-up')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['another provider', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['an error of the provider', (query: URLSearchParams) => query.set('error', 'server_error')],
    ['two codes', (query: URLSearchParams) => query.append('code', 'x')],
    ['two states', (query: URLSearchParams) => query.append('state', 'x')],
  ])('HOST-4 %s ends on the log-in page', async (_name, change) => {
    const browser = createBrowser(site.app);
    const dialog = await startProviderLogIn(browser, 'next=/places/');
    const [path, query] = (await choosePerson(site.standIn, dialog, NADIA)).split('?');
    const changed = new URLSearchParams(query);
    change(changed);
    expect((await browser.get(`${path}?${changed}`)).headers.location).toBe(FAILED);
    expect(browser.cookies.has('sessionid')).toBe(false);
  });

  it('HOST-4 a link on another site cannot make a member save anything', async () => {
    const browser = createBrowser(site.app);
    const response = await browser.get(
      '/profiles/facebook-login/?next=/places/&post_authenticate_action=add-favourite&object_id=7',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    );
    const dialog = new URL(String(response.headers.location));
    const back = await browser.get(await choosePerson(site.standIn, dialog, NADIA));
    // They are asked to confirm it: the onboarding leads to that page.
    const confirmationPath = '/save/?action=add-favourite&id=7&next=%2Fplaces%2F';
    expect(back.headers.location).toBe(`/accounts/onboarding?next=${encodeURIComponent(confirmationPath)}#`);
    const saved = await browser.get('/api/v2/favourites/listing_ids/');
    expect([saved.statusCode, saved.json<{ results: object }>().results]).toEqual([200, {}]);
  });

  it.each([
    ['a prefetch', { ...LINK_CLICK_HEADERS, 'sec-purpose': 'prefetch' }],
    ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ])('O-AUT-06 %s starts nothing', async (_name, headers) => {
    const response = await createBrowser(site.app).get('/profiles/facebook-login/?next=/', headers);
    expect([response.statusCode, response.cookies]).toEqual([204, []]);
  });

  it('HOST-4 over TLS no neighbouring domain can set the cookie', async () => {
    await site.stop();
    site = await openFacebookSite(sqlite, { secureCookies: 'always' });
    const response = await createBrowser(site.app).get('/profiles/facebook-login/', LINK_CLICK_HEADERS);
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: '__Host-external_login', secure: true, path: '/' }),
    ]);
  });

  it('HOST-4 limits the number of attempts', async () => {
    await site.stop();
    site = await openFacebookSite(sqlite, { limits: scaleRateLimits(0.1) });
    const browser = createBrowser(site.app);
    const locations = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      locations.push((await logInAtProvider(site, browser, { person: NADIA })).headers.location);
    expect(locations).toEqual(['/accounts/onboarding#', '/#', '/accounts/login?error=throttled#']);
  });
});

describe('a provider that fails', () => {
  /** An address where nothing listens. */
  let closed: string;
  beforeAll(async () => {
    const gone = Fastify();
    closed = await gone.listen({ host: '127.0.0.1', port: 0 });
    await gone.close();
  });

  it.each([
    ['is down', () => ({ tokenUrl: `${closed}/token` }), 'did not turn the code into a token: ECONNREFUSED'],
    [
      'does not say who it is',
      () => ({ profileUrl: `${closed}/me` }),
      'did not say who the visitor is: ECONNREFUSED',
    ],
    ['does not know us', () => ({ clientSecret: 'wrong' }), 'it answered 401 invalid_client'],
  ])(
    'HOST-4 %s: a message for the visitor, a reason in the log, no secret in it',
    async (_name, facebook, reason) => {
      const lines: string[] = [];
      const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
      const site = await openFacebookSite(sqlite, { facebook: facebook(), logger });
      const browser = createBrowser(site.app);
      const response = await logInAtProvider(site, browser, { person: NADIA, query: 'next=/places/' });
      expect(response.headers.location).toBe(FAILED);
      expect(browser.cookies.has('sessionid')).toBe(false);
      const log = lines.join('');
      expect(log).toContain(reason);
      expect(log).not.toContain(site.standIn.settings.clientSecret);
      expect(log).not.toMatch(/code=[\w-]{20}/);
      await site.stop();
    },
  );

  it('HOST-4 is too slow: the visitor does not wait forever', async () => {
    const silentServer = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const { port } = silentServer.address() as AddressInfo;
    const site = await openFacebookSite(sqlite, {
      facebook: { tokenUrl: `http://127.0.0.1:${port}/token`, timeoutMs: 50 },
    });
    const response = await logInAtProvider(site, createBrowser(site.app), {
      person: NADIA,
      query: 'next=/places/',
    });
    expect(response.headers.location).toBe(FAILED);
    await site.stop();
    silentServer.closeAllConnections();
    silentServer.close();
  });

  it.each(['/profiles/facebook-login/', '/profiles/facebook-callback/'])(
    'AUTH-14 is not configured: %s redirects to the log-in page, which says so',
    async (path) => {
      const site = await createTestSite(sqlite);
      const response = await createBrowser(site.app).get(`${path}?next=/places/`, LINK_CLICK_HEADERS);
      expect(response.headers.location).toMatch(/^\/accounts\/login\?error=facebook-off/);
      expect(response.cookies).toEqual([]);
      await site.stop();
    },
  );

  it('HOST-4 DOOR-5 never redirects back to a host from the request', async () => {
    const site = await openFacebookSite(sqlite);
    const response = await createBrowser(site.app).get('/profiles/facebook-login/?next=/places/', {
      ...LINK_CLICK_HEADERS,
      host: 'evil.example',
    });
    const provider = new URL(String(response.headers.location));
    expect(provider.searchParams.get('redirect_uri')).toBe('http://localhost/profiles/facebook-callback/');
    await site.stop();
  });
});
