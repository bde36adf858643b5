import { createHash } from 'node:crypto';
import {
  createBrowser,
  createMemberBrowser,
  PASSWORD,
  LINK_CLICK_HEADERS,
} from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const HI = '/api/v2/profiles/hi/';
const LOG_IN = '/api/v2/profiles/email-login/';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const credentials = { email: 'maya@example.com', password: PASSWORD };

describe.each(testEngines)('sessions on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await createTestSite(engine, { limits: highRateLimits, now: () => nowMs });
  });
  afterEach(() => site.stop());

  it('HOST-4.cookies store only a hash of the token, in a cookie that scripts cannot read and other sites do not send', async () => {
    const browser = createBrowser(site.app);
    const response = await browser.send('POST', '/api/v2/profiles/email-registration/', credentials);
    const cookie = response.cookies.find(({ name }) => name === 'sessionid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const rows = await site.database.query.selectFrom('sessions').select('token_hash').execute();
    expect(rows).toEqual([
      {
        token_hash: createHash('sha256')
          .update(cookie?.value ?? '')
          .digest('hex'),
      },
    ]);
    expect(response.cookies.find(({ name }) => name === 'csrftoken')?.httpOnly).toBeUndefined();
  });

  it('HOST-4 are replaced with each log-in: the previous token is invalid', async () => {
    const browser = await createMemberBrowser(site.app);
    const before = new Map(browser.cookies);
    await browser.send('POST', LOG_IN, credentials);
    expect(browser.cookies.get('sessionid')).not.toBe(before.get('sessionid'));
    expect(browser.cookies.get('csrftoken')).not.toBe(before.get('csrftoken'));
    const oldBrowser = createBrowser(site.app);
    for (const [name, value] of before) oldBrowser.cookies.set(name, value);
    expect((await oldBrowser.get(HI)).json()).toEqual({ id: null, last_updates: {} });
  });

  it('AUTH-4 last as long as the member keeps visiting, and end 30 days after the last visit', async () => {
    const browser = await createMemberBrowser(site.app);
    for (let visit = 0; visit < 3; visit++) {
      nowMs += 29 * DAY_MS;
      const response = await browser.get(HI);
      expect(response.json<{ id: number | null }>().id).not.toBeNull();
      expect(response.cookies.map(({ name }) => name)).toContain('sessionid');
    }
    nowMs += 30 * DAY_MS;
    expect((await browser.get(HI)).json()).toEqual({ id: null, last_updates: {} });
  });

  it('are not updated at every visit', async () => {
    const browser = await createMemberBrowser(site.app);
    nowMs += DAY_MS / 2;
    expect((await browser.get(HI)).cookies).toEqual([]);
  });

  it('O-AUT-05 set the CSRF cookie again if it was lost, and with each log-in', async () => {
    const browser = await createMemberBrowser(site.app);
    const token = browser.cookies.get('csrftoken');
    browser.cookies.delete('csrftoken');
    await browser.get(HI);
    expect(browser.cookies.get('csrftoken')).toBe(token);
  });

  it.each([
    ['sessionid=%E0%A4%A; csrftoken=%'],
    ['sessionid=; ;;=;=x; sessionid'],
    [`sessionid=${'a'.repeat(43)}`],
    [`sessionid=${'a'.repeat(6000)}`],
    ["sessionid=' OR 1=1 --"],
    ['sessionid=\u00e9\u00ff; __proto__=x; constructor=y'],
    ['sessionid="{"a":1}"; sessionid=[1]'],
  ])('treat a malformed cookie as a guest: %s', async (cookie) => {
    const response = await site.app.inject({ url: HI, headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ id: null, last_updates: {} });
  });

  it('HOST-4.log-out-everywhere end in all other browsers when the password changes', async () => {
    const browser = await createMemberBrowser(site.app);
    const otherBrowser = createBrowser(site.app);
    await otherBrowser.send('POST', LOG_IN, credentials);
    const change = { current_password: PASSWORD, new_password: 'another-pie-43' };
    expect((await browser.send('POST', '/api/v2/profiles/me/password/', change)).statusCode).toBe(200);
    expect((await otherBrowser.get('/api/v2/profiles/me/')).statusCode).toBe(403);
    expect((await browser.get('/api/v2/profiles/me/')).statusCode).toBe(200);
  });

  it('DOOR-3 store when they were last used, to the hour, and are only read in between', async () => {
    const browser = await createMemberBrowser(site.app);
    const startMs = nowMs;
    const readUse = async () => {
      await browser.get(HI);
      const row = await site.database.query.selectFrom('sessions').select('date_used').executeTakeFirst();
      return row && row.date_used - startMs;
    };
    nowMs = startMs + HOUR_MS - 1;
    expect(await readUse()).toBe(0);
    nowMs = startMs + HOUR_MS;
    expect(await readUse()).toBe(HOUR_MS);
    nowMs = startMs + 1.5 * HOUR_MS;
    expect(await readUse()).toBe(HOUR_MS);
  });

  it('are deleted with the next log-in of any member once they have expired, and no sooner', async () => {
    const rows = () => site.database.query.selectFrom('sessions').select('profile_id').execute();
    await createMemberBrowser(site.app);
    nowMs += 30 * DAY_MS - 1;
    await createMemberBrowser(site.app, 'noor@example.com');
    expect(await rows()).toHaveLength(2);
    nowMs += 1;
    await createMemberBrowser(site.app, 'ada@example.com');
    expect(await rows()).toHaveLength(2);
  });

  it('HOST-4.cookies last thirty days in the browser, and are renewed at the first visit after a day', async () => {
    const browser = createBrowser(site.app);
    const describeLifetime = ({
      cookies,
    }: {
      cookies: { name: string; path?: string; sameSite?: string; maxAge?: number }[];
    }) =>
      cookies
        .filter(({ name }) => name !== 'devices')
        .map(({ name, path, sameSite, maxAge }) => `${name} ${path} ${sameSite} ${maxAge}`);
    const all = ['sessionid / Lax 2592000', 'csrftoken / Lax 2592000'];
    expect(
      describeLifetime(await browser.send('POST', '/api/v2/profiles/email-registration/', credentials)),
    ).toEqual(all);
    nowMs += DAY_MS - 1;
    expect(describeLifetime(await browser.get(HI))).toEqual([]);
    nowMs += 1;
    expect(describeLifetime(await browser.get(HI))).toEqual(all);
  });

  it('AUTH-3 a log-out ends the session itself, not just the browser’s cookies', async () => {
    const siteWithPages = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
    const browser = await createMemberBrowser(siteWithPages.app);
    const copied = new Map(browser.cookies);
    await browser.get('/profiles/logout', LINK_CLICK_HEADERS);
    expect([...browser.cookies.keys()]).not.toEqual(expect.arrayContaining(['sessionid']));
    expect([...browser.cookies.keys()]).not.toEqual(expect.arrayContaining(['csrftoken']));
    const thief = createBrowser(siteWithPages.app);
    for (const [name, value] of copied) thief.cookies.set(name, value);
    expect((await thief.get('/api/v2/profiles/me/')).statusCode).toBe(403);
    expect(await siteWithPages.database.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await siteWithPages.stop();
  });

  it('a guest gets a CSRF cookie once, and an existing one stays', async () => {
    const browser = createBrowser(site.app);
    const [cookie] = (await browser.get(HI)).cookies;
    expect(cookie).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Lax' });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect((await browser.get(HI)).cookies).toEqual([]);
  });

  it('HOST-6.private a member’s responses are not cacheable', async () => {
    const browser = await createMemberBrowser(site.app);
    for (const path of ['profiles/hi/', 'profiles/me/', 'favourites/', 'favourites/listing_ids/']) {
      const { headers } = await browser.get(`/api/v2/${path}`);
      expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'private, no-store', undefined]);
    }
  });
});

describe('the Secure flag of cookies', () => {
  const signUpBy = async (settings: object, headers: Record<string, string>) => {
    const site = await createTestSite(testEngines[0], { limits: highRateLimits, ...settings });
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/v2/profiles/email-registration/',
      headers,
      payload: credentials,
    });
    await site.stop();
    return response.cookies.map(({ name, secure = false }) => `${name} ${secure}`);
  };

  it('HOST-4 is set if the visitor uses TLS, which only a trusted proxy can report', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    expect(await signUpBy({ trustProxy: true }, tls)).toEqual([
      '__Host-sessionid true',
      'csrftoken true',
      '__Host-devices true',
    ]);
    expect(await signUpBy({ trustProxy: false }, tls)).toEqual([
      'sessionid false',
      'csrftoken false',
      'devices false',
    ]);
  });

  it('HOST-4 follows the setting if there is one', async () => {
    expect(await signUpBy({ secureCookies: 'always' }, {})).toEqual([
      '__Host-sessionid true',
      'csrftoken true',
      '__Host-devices true',
    ]);
    expect(
      await signUpBy({ secureCookies: 'never', trustProxy: true }, { 'x-forwarded-proto': 'https' }),
    ).toEqual(['sessionid false', 'csrftoken false', 'devices false']);
  });
});
