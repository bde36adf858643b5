import { createBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { createServer } from '../../createServer';
import { createSettings } from '../settings/createSettings';

const LOG_IN = '/api/v2/profiles/email-login/';
const REGISTER = '/api/v2/profiles/email-registration/';
const RESET = '/api/v2/profiles/reset-password/';
const three = { count: 3, windowMs: 60_000 };

describe.each(testEngines)('HOST-4 rate limits on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  const start = async (limits: Partial<typeof highRateLimits>) => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await createTestSite(engine, {
      limits: { ...highRateLimits, ...limits },
      now: () => nowMs,
      trustProxy: true,
      hasPages: true,
    });
  };
  afterEach(() => site.stop());

  const call = (url: string, body: object, address = '203.0.113.7') =>
    site.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload: body });
  const guess = (email: string, address?: string) => call(LOG_IN, { email, password: 'guess' }, address);

  it('HOST-4.limit-log-in stop guessing from one address, report how long, and reset when the window is over', async () => {
    await start({ logInByAddress: three });
    for (let index = 0; index < 3; index++)
      expect((await guess(`m${index}@example.com`)).statusCode).toBe(400);
    nowMs += 20_000;
    const rejected = await guess('m9@example.com');
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '40']);
    expect(rejected.json()).toEqual({ detail: 'Request was throttled. Expected available in 40 seconds.' });
    expect((await guess('m9@example.com', '203.0.113.8')).statusCode).toBe(400);
    nowMs += 40_001;
    expect((await guess('m9@example.com')).statusCode).toBe(400);
  });

  it('HOST-4.limit-log-in HOST-4.not-told stop guessing one account from many addresses, alike whether or not it exists', async () => {
    await start({ logInByEmail: three });
    await call(REGISTER, { email: 'maya@example.com', password: PASSWORD });
    const listResponses = async (email: string) => {
      const responses: string[] = [];
      for (let index = 0; index < 4; index++) {
        const { statusCode, body } = await guess(
          index % 2 ? email : email.toUpperCase(),
          `203.0.113.${index}`,
        );
        responses.push(`${statusCode} ${body}`);
      }
      return responses;
    };
    const expected = await listResponses('maya@example.com');
    expect(expected.map((response) => response.slice(0, 3))).toEqual(['400', '400', '400', '429']);
    expect(await listResponses('nobody@example.com')).toEqual(expected);
  });

  it('count a whole IPv6 network as one client', async () => {
    await start({ logInByAddress: three });
    for (let index = 0; index < 3; index++)
      await guess(`m${index}@example.com`, `2001:db8:1:2::${index + 1}`);
    expect((await guess('m9@example.com', '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await guess('m9@example.com', '2001:db8:1:3::1')).statusCode).toBe(400);
  });

  it('HOST-4.limit-sign-up HOST-4.limit-reset apply to sign-up and reset too', async () => {
    await start({ signUp: three, resetByEmail: three });
    for (let index = 0; index < 4; index++) {
      const signUp = await call(REGISTER, { email: `m${index}@example.com`, password: PASSWORD });
      expect(signUp.statusCode).toBe(index < 3 ? 201 : 429);
      const reset = await call(RESET, { email: 'nobody@example.com' });
      expect(reset.statusCode).toBe(index < 3 ? 200 : 429);
    }
  });

  it('apply to the plain form as well, with a message', async () => {
    await start({ logInByAddress: { count: 1, windowMs: 60_000 } });
    const browser = createBrowser(site.app);
    const post = () => browser.post('/accounts/login', { email: 'm@example.com', password: 'x' });
    expect((await post()).statusCode).toBe(400);
    const rejected = await post();
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '60']);
    expect(rejected.body).toContain('Too many attempts. Please try again in 60 seconds.');
  });

  it('count each of many simultaneous attempts', async () => {
    await start({ logInByAddress: three });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => guess(`m${index}@example.com`)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  });

  it('HOST-1.shared-limits hold across two processes on one database, as sessions do', async () => {
    await start({ logInByAddress: three });
    const { app: second } = await createServer(
      createSettings({
        database: site.database,
        dataDir: site.dataDir,
        limits: { ...highRateLimits, logInByAddress: three },
        now: () => nowMs,
        trustProxy: true,
      }),
    );
    await guess('a@example.com');
    await guess('b@example.com');
    const toSecond = () =>
      second.inject({
        method: 'POST',
        url: LOG_IN,
        headers: { 'x-forwarded-for': '203.0.113.7' },
        payload: { email: 'c@example.com', password: 'x' },
      });
    expect((await toSecond()).statusCode).toBe(400);
    expect((await toSecond()).statusCode).toBe(429);

    const browser = createBrowser(site.app);
    await browser.send('POST', REGISTER, { email: 'maya@example.com', password: PASSWORD });
    const elsewhere = createBrowser(second);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/api/v2/profiles/me/')).statusCode).toBe(200);
    await second.close();
  });
});
