import type { FastifyInstance } from 'fastify';
import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const MAYA = { email: 'maya@example.com', password: PASSWORD };
const NOOR = { email: 'noor@example.com', password: PASSWORD };
const LOG_IN = '/api/v2/profiles/email-login/';
const PRIVATE_PAGES = ['/accounts/password/', '/accounts/reset-password/', '/profiles/logout'];

/** Every GET route of the app, with an id for its parameters. */
function listAddresses(app: FastifyInstance): string[] {
  const routeTree = app.printRoutes({ commonPrefix: false });
  const paths: string[] = [];
  const stack: string[] = [];
  for (const line of routeTree.split('\n')) {
    const match = /^([│ ]*)(?:├──|└──) (\S*) \(([^)]*)\)/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    stack.length = Math.floor(indent.length / 4);
    stack.push(part);
    if (methods.includes('GET')) paths.push(stack.join(''));
  }
  return paths.map((path) => path.replace(/:\w+(?:\([^)]*\))?/g, '1').replace('*', 'x'));
}

describe.each(testEngines)('a member’s private data on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    // Forms contain a time stamp of ten minutes: the clock is fixed, so that guest and member get the same one.
    const nowMs = Date.now();
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits, now: () => nowMs });
  });
  afterEach(() => site.stop());

  it('HOST-6.private HOST-6.same-bytes is in no cacheable response: every route, requested by a member', async () => {
    const member = await createMemberBrowser(site.app, MAYA.email);
    await member.send('PATCH', '/api/v2/profiles/me/', { full_name: 'Maya Unmistakable' });
    await member.send('POST', '/api/v2/favourites/', { listing: 7 });
    const addresses = listAddresses(site.app);
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/api/v2/profiles/me/', '/accounts/password/', '/accounts/login']),
    );
    const [guestBodies, shared]: [Map<string, string>, string[]] = [new Map(), []];
    for (const address of addresses) guestBodies.set(address, (await site.app.inject(address)).body);
    for (const address of addresses) {
      const { body, headers, cookies } = await member.get(address);
      const caching = String(headers['cache-control'] ?? 'none');
      if (/private|no-store/.test(caching)) continue;
      shared.push(address);
      expect([address, body.includes(MAYA.email) || body.includes('Unmistakable')]).toEqual([address, false]);
      expect([address, cookies]).toEqual([address, []]);
      if (!address.startsWith('/health')) {
        expect([address, body === guestBodies.get(address)]).toEqual([address, true]);
      }
    }
    expect(shared).toEqual(expect.arrayContaining(['/', '/accounts/login', '/api/v2/listings/']));
    for (const address of PRIVATE_PAGES) expect(shared).not.toContain(address);
  });

  it('O-AUT-05 AUTH-17 is never shown to the next member in the same browser', async () => {
    await createMemberBrowser(site.app, NOOR.email);
    const browser = await createMemberBrowser(site.app, MAYA.email);
    await browser.send('POST', '/api/v2/favourites/', { listing: 7 });
    const mayasCookies = new Map(browser.cookies);

    await browser.send('POST', LOG_IN, NOOR);
    expect((await browser.get('/api/v2/profiles/me/')).json()).toMatchObject({ email: NOOR.email });
    expect((await browser.get('/api/v2/favourites/')).json()).toMatchObject({ count: 0 });
    expect((await browser.get('/api/v2/favourites/listing_ids/')).json()).toMatchObject({ results: {} });

    const before = createBrowser(site.app);
    for (const [name, value] of mayasCookies) before.cookies.set(name, value);
    expect((await before.get('/api/v2/profiles/me/')).statusCode).toBe(403);

    // A tab from before sends the old token with the new session, which is rejected.
    browser.cookies.set('csrftoken', mayasCookies.get('csrftoken') ?? '');
    expect((await browser.send('POST', '/api/v2/favourites/', { listing: 8 })).statusCode).toBe(403);
  });

  it('HOST-4 a planted session id is replaced at log-in', async () => {
    await createMemberBrowser(site.app, MAYA.email);
    const planted = 'p'.repeat(43);
    const browser = createBrowser(site.app);
    browser.cookies.set('sessionid', planted);
    await browser.send('POST', LOG_IN, MAYA);
    expect(browser.cookies.get('sessionid')).not.toBe(planted);
    const thief = createBrowser(site.app);
    thief.cookies.set('sessionid', planted);
    expect((await thief.get('/api/v2/profiles/me/')).statusCode).toBe(403);
  });

  it('HOST-4 a stolen cookie is invalid after a change of password, and the member stays logged in', async () => {
    const browser = await createMemberBrowser(site.app, MAYA.email);
    const copied = browser.cookies.get('sessionid') ?? '';
    const change = { current_password: PASSWORD, new_password: 'another-pie-43' };
    expect((await browser.send('POST', '/api/v2/profiles/me/password/', change)).statusCode).toBe(200);
    const thief = createBrowser(site.app);
    thief.cookies.set('sessionid', copied);
    expect((await thief.get('/api/v2/profiles/me/')).statusCode).toBe(403);
    expect((await browser.send('POST', '/api/v2/favourites/', { listing: 8 })).statusCode).toBe(201);
  });

  it('AUTH-3 a deleted member is a guest', async () => {
    const browser = await createMemberBrowser(site.app, MAYA.email);
    await browser.send('POST', '/api/v2/favourites/', { listing: 7 });
    await site.database.query.deleteFrom('profiles').where('email', '=', MAYA.email).execute();
    expect((await browser.get('/api/v2/profiles/hi/')).json()).toEqual({ id: null, last_updates: {} });
    expect((await browser.get('/api/v2/profiles/me/')).statusCode).toBe(403);
    expect((await browser.get('/accounts/password/')).headers.location).toMatch(/^\/accounts\/login/);
    const left = await site.database.query.selectFrom('sessions').selectAll().execute();
    expect(left).toEqual([]);
  });
});
