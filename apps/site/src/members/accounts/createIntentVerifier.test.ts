import {
  createBrowser,
  createMemberBrowser,
  PASSWORD,
  LINK_CLICK_HEADERS,
  type Browser,
} from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { parseHtml } from '../../pages/testing/parseHtml';

const EMAIL = 'maya@example.com';
const RATE = { post_authenticate_action: 'rate', object_id: '1', rating: '1' };
const LINK = `/accounts/login?next=%2Fplaces%2F&${new URLSearchParams(RATE)}`;
const QUESTION = '/save/?action=rate&id=1&rating=1&next=%2Fplaces%2F';
const ORIGIN = 'http://city.test';

/** Headers of a browser that comes to the log-in by a link that was not pressed on this site. */
const foreign: [name: string, headers: Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['a neighbour of the domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
  ['a mail or the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ['another site that names ours as well', { 'sec-fetch-site': 'cross-site', referer: `${ORIGIN}/places/` }],
  ['a page fetched in advance', { ...LINK_CLICK_HEADERS, 'sec-purpose': 'prefetch' }],
  ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['an older browser that hides where it was', {}],
  ['an older browser, from another site', { referer: 'https://evil.example/city.test/' }],
  ['an older browser, from another port', { referer: 'http://city.test:8080/' }],
  // A request's own host header proves nothing (DOOR-5).
  ['an older browser, from the host that the request names', { referer: `${ORIGIN}/places/` }],
  ['an older browser, from nonsense', { referer: 'city.test' }],
];

const ownLinks: typeof foreign = [
  ['this site', LINK_CLICK_HEADERS],
  ['this site, in an older browser', { referer: 'https://city.example/places/' }],
];

describe.each(testEngines)('the intent of a link on $name', (engine) => {
  let site: TestSite;
  let nowMs = Date.now();
  beforeAll(async () => {
    const options = {
      hasPages: true,
      limits: highRateLimits,
      origin: 'https://city.example',
      now: () => nowMs,
    };
    site = await createTestSite(engine, options);
    await createMemberBrowser(site.app, EMAIL);
  });
  afterAll(() => site.stop());
  afterEach(() => site.database.query.deleteFrom('ratings').execute());

  const get = (browser: Browser, url: string, headers: Record<string, string> = {}) =>
    browser.get(url, { host: 'city.test', ...headers });
  const countRatings = async () =>
    (await site.database.query.selectFrom('ratings').selectAll().execute()).length;
  const hidden = (body: string) =>
    Object.fromEntries(
      parseHtml(body)
        .all('input')
        .filter(({ type }) => type === 'hidden')
        .map(({ name = '', value = '' }) => [name, value]),
    );
  const logIn = (browser: Browser, fields: Record<string, string>) =>
    browser.post('/accounts/login', { ...fields, email: EMAIL, password: PASSWORD });

  it.each(foreign)(
    'DOOR-9.foreign from %s is not performed by the log-in, but has to be confirmed',
    async (_name, headers) => {
      const browser = createBrowser(site.app);
      const page = await get(browser, LINK, headers);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(hidden(page.body)).toEqual({ next: QUESTION });
      // Also where a page of another site sends the fields.
      for (const fields of [hidden(page.body), { ...RATE, next: '/places/' }]) {
        expect((await logIn(browser, fields)).headers.location).toBe(QUESTION);
      }
      expect(await countRatings()).toBe(0);
      expect(browser.cookies.has('intent')).toBe(false);
    },
  );

  it.each(ownLinks)(
    'DOOR-9.own AUTH-15.done from %s is performed by the log-in, without JavaScript',
    async (_name, headers) => {
      const browser = createBrowser(site.app);
      const fields = hidden((await get(browser, LINK, headers)).body);
      expect(fields).toEqual({ ...RATE, next: '/places/' });
      expect((await logIn(browser, fields)).headers.location).toBe('/places/');
      expect(await countRatings()).toBe(1);
      expect(browser.cookies.has('intent')).toBe(false);
    },
  );

  it('DOOR-9.hour AUTH-15.sign-up is remembered through the sign-up and a mistyped password, within the hour', async () => {
    const browser = createBrowser(site.app);
    await get(browser, LINK, LINK_CLICK_HEADERS);
    const again = await browser.post('/accounts/login', { ...RATE, email: EMAIL, password: 'wrong' });
    expect(hidden(again.body)).toMatchObject(RATE);
    const signUp = await browser.post('/accounts/sign-up', {
      ...{ ...RATE, email: `new-${engine.name}@example.com`.toLowerCase() },
      ...{ password: PASSWORD, password_again: PASSWORD },
    });
    expect([signUp.headers.location, await countRatings()]).toEqual(['/accounts/onboarding', 1]);

    const late = createBrowser(site.app);
    const fields = hidden((await get(late, LINK, LINK_CLICK_HEADERS)).body);
    nowMs += 60 * 60 * 1000;
    expect((await logIn(late, fields)).headers.location).toBe(QUESTION);
    expect(await countRatings()).toBe(1);
  });

  it('DOOR-9 is exactly this: another number of stars has to be confirmed', async () => {
    const browser = createBrowser(site.app);
    await get(browser, LINK, LINK_CLICK_HEADERS);
    for (const change of [{ rating: '5' }, { object_id: '2' }, { post_authenticate_action: 'add-todo' }]) {
      expect((await logIn(browser, { ...RATE, ...change })).headers.location).toMatch(/^\/save\//);
      await get(browser, LINK, LINK_CLICK_HEADERS);
    }
    expect(await countRatings()).toBe(0);
  });

  it('DOOR-9.this-browser cannot be transferred to another browser, forged, or performed twice', async () => {
    const attacker = createBrowser(site.app);
    const stolen = hidden((await get(attacker, LINK, LINK_CLICK_HEADERS)).body);
    const victim = createBrowser(site.app);
    victim.cookies.set('intent', `${nowMs + 60_000}~rate~1~1.${'x'.repeat(22)}`);
    expect((await logIn(victim, stolen)).headers.location).toBe(QUESTION);

    await logIn(attacker, stolen);
    expect((await logIn(attacker, stolen)).headers.location).toBe(
      '/save/?action=rate&id=1&rating=1&next=%2Fplaces%2F',
    );
    expect(await countRatings()).toBe(1);
  });

  it.each(['/accounts/login', '/accounts/sign-up', '/save/?action=rate&id=1&rating=1'])(
    'DOOR-9 HOST-4 cannot be sent to %s by a form of another site',
    async (path) => {
      const browser = await createMemberBrowser(
        site.app,
        `${path.length}-${engine.name}@example.com`.toLowerCase(),
      );
      const fields = { ...RATE, email: EMAIL, password: PASSWORD, password_again: PASSWORD };
      const foreignHeaders: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'http://www.city.test' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ];
      for (const headers of foreignHeaders) {
        expect((await browser.post(path, fields, { host: 'city.test', ...headers })).statusCode).toBe(403);
      }
      expect(await countRatings()).toBe(0);
    },
  );

  it.each(['email-login', 'email-registration'])(
    'DOOR-9 HOST-4 the query of %s is only for scripts of this site',
    async (call) => {
      const url = `/api/v2/profiles/${call}/?${new URLSearchParams(RATE)}`;
      const body = { email: call === 'email-login' ? EMAIL : `x@${engine.name}.example`, password: PASSWORD };
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        for (const from of [
          { 'sec-fetch-site': 'cross-site' },
          { origin: 'https://evil.example' },
          { origin: 'null' },
        ]) {
          const headers = { host: 'city.test', 'content-type': type, ...from };
          const payload = type.includes('json') ? JSON.stringify(body) : String(new URLSearchParams(body));
          expect((await site.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
        }
      }
      expect(await countRatings()).toBe(0);
    },
  );

  it.each([
    ['/accounts/login', '/accounts/login'],
    ['/accounts/sign-up', '/accounts/sign-up'],
    ['/profiles/logout', '/profiles/facebook-login/'],
    ['/accounts/onboarding', '/profiles/facebook-login/'],
    ['/accounts/onboarding', '/accounts/login/'],
    ['/save/', '/profiles/facebook-login/'],
  ])(
    'DOOR-9 %s leads no further than to %s: the intent of that page is dropped from its next',
    async (path, to) => {
      const inner = `${to}?${new URLSearchParams(RATE)}`;
      const question = path === '/save/' ? 'action=rate&id=1&rating=1&' : '';
      const url = `${path}?${question}next=${encodeURIComponent(inner)}`;
      const { body, headers } = await get(createBrowser(site.app), url, { 'sec-fetch-site': 'none' });
      const sentText = `${body} ${String(headers.location)}`;
      expect(sentText).not.toMatch(/post_authenticate_action(=|%3D|%253D)rate/);
    },
  );

  it('DOOR-9.question a member is asked by the name of the object, and confirms with a button', async () => {
    const browser = await createMemberBrowser(site.app, `asked-${engine.name}@example.com`.toLowerCase());
    const { name } = await site.database.query
      .selectFrom('listings')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    for (const [query, title] of [
      ['action=rate&id=1&rating=1', `Rate ${name} 1 out of 5?`],
      ['action=add-favourite&id=1', `Save ${name}?`],
      ['action=add-todo&id=1', `Put ${name} on your to-do list?`],
    ] as const) {
      const page = await get(browser, `/save/?${query}&next=%2Fplaces%2F`, {
        'sec-fetch-site': 'cross-site',
      });
      expect(parseHtml(page.body).text).toContain(title);
      expect(
        parseHtml(page.body)
          .all('a')
          .map(({ href }) => href),
      ).toContain('/places/');
    }
    expect(await countRatings()).toBe(0);
    const done = await browser.post(QUESTION, {});
    expect([done.statusCode, done.headers.location, await countRatings()]).toEqual([303, '/places/', 1]);
    // A guest logs in first and comes back to the question.
    const guest = await createBrowser(site.app).post(QUESTION, {});
    expect(guest.headers.location).toBe(`/accounts/login?next=${encodeURIComponent(QUESTION)}`);
  });

  it.each([
    '',
    'action=rate&id=1',
    'action=rate&id=1&rating=9',
    'action=add-todo',
    'action=x&id=1',
    'action=add-todo&id=999999',
  ])('DOOR-9 nothing is asked where there is nothing to do: %j', async (query) => {
    const response = await get(createBrowser(site.app), `/save/?${query}&next=https://evil.example/`);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  });

  it('DOOR-9 HOST-6 the log-in without an intent is the same page for everyone', async () => {
    const { headers, cookies } = await get(
      createBrowser(site.app),
      '/accounts/login?next=%2Fplaces%2F',
      LINK_CLICK_HEADERS,
    );
    expect([headers['cache-control'], cookies]).toEqual(['public, max-age=30', []]);
  });
});
