import { createBrowser, createMemberBrowser, PASSWORD, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const LOG_IN = '/api/v2/profiles/email-login/';
const three = { count: 3, windowMs: 60_000 };
const credentials = { email: 'maya@example.com', password: PASSWORD };

describe.each(testEngines)('HOST-4 a member whose password is being guessed, on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 28);
    const limits = { ...highRateLimits, logInByEmail: three, logInByAddress: three, logInByDevice: three };
    site = await createTestSite(engine, { limits, now: () => nowMs, trustProxy: true });
  });
  afterEach(() => site.stop());

  const guess = (address: string, cookie = '') =>
    site.app.inject({
      method: 'POST',
      url: LOG_IN,
      headers: { 'x-forwarded-for': address, cookie },
      payload: { ...credentials, password: 'guess' },
    });
  const attack = async () => {
    for (let index = 0; index < 5; index++) await guess(`203.0.113.${index}`);
  };
  const logIn = async (browser: Browser) => (await browser.send('POST', LOG_IN, credentials)).statusCode;

  it('has a cookie that scripts cannot read, and other sites do not send', async () => {
    const browser = createBrowser(site.app);
    const { cookies } = await browser.send('POST', '/api/v2/profiles/email-registration/', credentials);
    const cookie = cookies.find(({ name }) => name === 'devices');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).not.toContain(credentials.email);
  });

  it('can still log in from a known browser, also after logging out there', async () => {
    const home = await createMemberBrowser(site.app);
    home.cookies.delete('sessionid');
    await attack();
    expect(await logIn(createBrowser(site.app))).toBe(429);
    expect(await logIn(home)).toBe(200);
  });

  it('can still log in from there if the guesses come from the same network', async () => {
    const home = await createMemberBrowser(site.app);
    for (let index = 0; index < 5; index++) await guess('127.0.0.1');
    expect(await logIn(home)).toBe(200);
  });

  it('can log in by mail without a known browser', async () => {
    await createMemberBrowser(site.app);
    await attack();
    const browser = createBrowser(site.app);
    const mail = site.mailbox.next();
    await browser.send('POST', '/api/v2/profiles/reset-password/', { email: credentials.email });
    const token = /token=([\w-]+)/.exec((await mail).text)?.[1];
    const body = { token, new_password: 'gooseberry-fool-7' };
    const confirmed = await browser.send('POST', '/api/v2/profiles/reset-password/confirm/', body);
    expect(confirmed.statusCode).toBe(200);
    const change = { ...credentials, password: 'gooseberry-fool-7' };
    expect((await browser.send('POST', LOG_IN, change)).statusCode).toBe(200);
  });

  it('is protected by a rate limit for a known browser, too', async () => {
    const home = await createMemberBrowser(site.app);
    const cookie = `devices=${home.cookies.get('devices')}`;
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++)
      statuses.push((await guess(`198.51.100.${index}`, cookie)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429]);
    nowMs += 60_001;
    expect(await logIn(home)).toBe(200);
  });

  it('needs their own, unaltered cookie from after the last change of password', async () => {
    const other = await createMemberBrowser(site.app, 'noor@example.com');
    const home = await createMemberBrowser(site.app);
    const old = home.cookies.get('devices') ?? '';
    const change = { current_password: PASSWORD, new_password: 'another-pie-43' };
    await home.send('POST', '/api/v2/profiles/me/password/', change);
    expect(home.cookies.get('devices')).not.toBe(old);
    await attack();
    for (const value of [other.cookies.get('devices'), old, `${home.cookies.get('devices')}x`, '~~', 'a.b'])
      expect([value, (await guess('192.0.2.9', `devices=${value}`)).statusCode]).toEqual([value, 429]);
  });

  it('can share a known browser with other members', async () => {
    const shared = await createMemberBrowser(site.app, 'noor@example.com');
    await shared.send('POST', '/api/v2/profiles/email-registration/', credentials);
    await attack();
    for (let index = 0; index < 5; index++)
      await createBrowser(site.app).send('POST', LOG_IN, { email: 'noor@example.com', password: 'guess' });
    expect(await logIn(shared)).toBe(200);
    expect(
      (await shared.send('POST', LOG_IN, { ...credentials, email: 'noor@example.com' })).statusCode,
    ).toBe(200);
  });

  it('does not use up attempts by logging in: a busy office is not an attack', async () => {
    await createMemberBrowser(site.app);
    for (let index = 0; index < 6; index++) expect(await logIn(createBrowser(site.app))).toBe(200);
  });
});
