import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createBrowser, PRESSED } from '../../testing/createBrowser';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { widenLimits } from '../../platform/security/attemptLimits';
import {
  beginAtProvider,
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
  ])('AUTH-14.next-own next=%j leads home', async (next) => {
    const browser = createBrowser(site.app);
    await logInAtProvider(site, browser, { person: NADIA });
    const query = `next=${encodeURIComponent(next)}`;
    const response = await logInAtProvider(site, browser, { person: NADIA, query });
    expect(response.headers.location).toBe('/#');
  });

  it('AUTH-14.next-own next given twice leads home', async () => {
    const response = await logInAtProvider(site, createBrowser(site.app), {
      person: NADIA,
      query: 'next=/places/&next=//evil.example',
    });
    expect(response.headers.location).toBe('/accounts/onboarding#');
  });

  it('HOST-4 an answer works once', async () => {
    const browser = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await beginAtProvider(browser), NADIA);
    expect((await browser.get(back)).headers.location).toBe('/accounts/onboarding#');
    expect((await browser.get(back)).headers.location).toBe(EXPIRED);
  });

  it('HOST-4 an answer works twice at the same time no more than once', async () => {
    const browser = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await beginAtProvider(browser), NADIA);
    const answers = await Promise.all([browser.get(back), browser.get(back)]);
    expect(answers.map(({ headers }) => headers.location).sort()).toEqual(
      [EXPIRED, '/accounts/onboarding#'].sort(),
    );
  });

  it('HOST-4 nobody is logged in by the link of somebody else', async () => {
    const attacker = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await beginAtProvider(attacker), NADIA);
    const victim = createBrowser(site.app);
    expect((await victim.get(back)).headers.location).toBe(EXPIRED);
    // Also where the victim is on the way to Facebook themselves.
    await beginAtProvider(victim);
    expect((await victim.get(back)).headers.location).toBe(EXPIRED);
    expect(victim.cookies.has('sessionid')).toBe(false);
    // And the attacker's own log-in is not used up by that.
    expect((await attacker.get(back)).headers.location).toBe('/accounts/onboarding#');
  });

  it('HOST-4 an answer is good for ten minutes', async () => {
    const browser = createBrowser(site.app);
    const back = await choosePerson(site.standIn, await beginAtProvider(browser), NADIA);
    nowMs += 10 * 60 * 1000;
    expect((await browser.get(back)).headers.location).toBe(EXPIRED);
  });

  it.each(['', 'state=x', 'code=x', 'error=access_denied', 'state=x&state=y&code=z'])(
    'HOST-4 a made-up answer ends on the log-in page: %j',
    async (query) => {
      const browser = createBrowser(site.app);
      await beginAtProvider(browser);
      const response = await browser.get(`/profiles/facebook-callback/?${query}`);
      expect(response.headers.location).toBe(EXPIRED);
      expect(browser.cookies.has('sessionid')).toBe(false);
    },
  );

  it.each([
    ['another code', (query: URLSearchParams) => query.set('code', 'made-up')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['another provider', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['a fault of the provider', (query: URLSearchParams) => query.set('error', 'server_error')],
    ['two codes', (query: URLSearchParams) => query.append('code', 'x')],
    ['two states', (query: URLSearchParams) => query.append('state', 'x')],
  ])('HOST-4 %s ends on the log-in page', async (_words, change) => {
    const browser = createBrowser(site.app);
    const dialog = await beginAtProvider(browser, 'next=/places/');
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
    // It asks them: the page is where the onboarding leads.
    const question = '/save/?action=add-favourite&id=7&next=%2Fplaces%2F';
    expect(back.headers.location).toBe(`/accounts/onboarding?next=${encodeURIComponent(question)}#`);
    const saved = await browser.get('/api/v2/favourites/listing_ids/');
    expect([saved.statusCode, saved.json<{ results: object }>().results]).toEqual([200, {}]);
  });

  it.each([
    ['a prefetch', { ...PRESSED, 'sec-purpose': 'prefetch' }],
    ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ])('O-AUT-06 %s begins nothing', async (_words, headers) => {
    const response = await createBrowser(site.app).get('/profiles/facebook-login/?next=/', headers);
    expect([response.statusCode, response.cookies]).toEqual([204, []]);
  });

  it('HOST-4 over TLS no neighbouring domain can set the cookie', async () => {
    await site.stop();
    site = await openFacebookSite(sqlite, { secureCookies: 'always' });
    const response = await createBrowser(site.app).get('/profiles/facebook-login/', PRESSED);
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: '__Host-external_login', secure: true, path: '/' }),
    ]);
  });

  it('HOST-4 limits how often it may be tried', async () => {
    await site.stop();
    site = await openFacebookSite(sqlite, { limits: widenLimits(0.1) });
    const browser = createBrowser(site.app);
    const locations = [];
    for (let turn = 0; turn < 3; turn += 1)
      locations.push((await logInAtProvider(site, browser, { person: NADIA })).headers.location);
    expect(locations).toEqual(['/accounts/onboarding#', '/#', '/accounts/login?error=throttled#']);
  });
});

describe('a provider that fails', () => {
  /** An address where nobody listens. */
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
    'HOST-4 %s: words for the visitor, a reason for the log, no secret in it',
    async (_words, facebook, reason) => {
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

  it('HOST-4 is too slow: the visitor does not wait for ever', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const site = await openFacebookSite(sqlite, {
      facebook: { tokenUrl: `http://127.0.0.1:${port}/token`, timeoutMs: 50 },
    });
    const response = await logInAtProvider(site, createBrowser(site.app), {
      person: NADIA,
      query: 'next=/places/',
    });
    expect(response.headers.location).toBe(FAILED);
    await site.stop();
    silent.closeAllConnections();
    silent.close();
  });

  it.each(['/profiles/facebook-login/', '/profiles/facebook-callback/'])(
    'AUTH-14 is not set up: %s leads to the log-in page, which says so',
    async (path) => {
      const site = await createTestSite(sqlite);
      const response = await createBrowser(site.app).get(`${path}?next=/places/`, PRESSED);
      expect(response.headers.location).toMatch(/^\/accounts\/login\?error=facebook-off/);
      expect(response.cookies).toEqual([]);
      await site.stop();
    },
  );

  it('HOST-4 DOOR-5 nobody is sent back to a host that a request names', async () => {
    const site = await openFacebookSite(sqlite);
    const response = await createBrowser(site.app).get('/profiles/facebook-login/?next=/places/', {
      ...PRESSED,
      host: 'evil.example',
    });
    const provider = new URL(String(response.headers.location));
    expect(provider.searchParams.get('redirect_uri')).toBe('http://localhost/profiles/facebook-callback/');
    await site.stop();
  });
});
