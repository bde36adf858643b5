import { createBrowser, PASSWORD } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { createServer } from '../../createServer';
import { createSettings } from '../settings/createSettings';

const LOG_IN = '/api/v2/profiles/email-login/';
const REGISTER = '/api/v2/profiles/email-registration/';
const RESET = '/api/v2/profiles/reset-password/';
const three = { count: 3, windowMs: 60_000 };

describe.each(testEngines)('HOST-4 limits on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  const start = async (limits: Partial<typeof wideLimits>) => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await createTestSite(engine, {
      limits: { ...wideLimits, ...limits },
      now: () => nowMs,
      trustProxy: true,
      hasPages: true,
    });
  };
  afterEach(() => site.stop());

  const call = (url: string, body: object, address = '203.0.113.7') =>
    site.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload: body });
  const guess = (email: string, address?: string) => call(LOG_IN, { email, password: 'guess' }, address);

  it('HOST-4.limit-log-in stop guessing from one address, say how long, and let go when the window is over', async () => {
    await start({ logInByAddress: three });
    for (let turn = 0; turn < 3; turn++) expect((await guess(`m${turn}@example.com`)).statusCode).toBe(400);
    nowMs += 20_000;
    const refused = await guess('m9@example.com');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    expect(refused.json()).toEqual({ detail: 'Request was throttled. Expected available in 40 seconds.' });
    expect((await guess('m9@example.com', '203.0.113.8')).statusCode).toBe(400);
    nowMs += 40_001;
    expect((await guess('m9@example.com')).statusCode).toBe(400);
  });

  it('HOST-4.limit-log-in HOST-4.not-told stop guessing one account from many addresses, alike whether or not it exists', async () => {
    await start({ logInByEmail: three });
    await call(REGISTER, { email: 'maya@example.com', password: PASSWORD });
    const answers = async (email: string) => {
      const given: string[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const { statusCode, body } = await guess(turn % 2 ? email : email.toUpperCase(), `203.0.113.${turn}`);
        given.push(`${statusCode} ${body}`);
      }
      return given;
    };
    const known = await answers('maya@example.com');
    expect(known.map((answer) => answer.slice(0, 3))).toEqual(['400', '400', '400', '429']);
    expect(await answers('nobody@example.com')).toEqual(known);
  });

  it('take a whole IPv6 network for one caller', async () => {
    await start({ logInByAddress: three });
    for (let turn = 0; turn < 3; turn++) await guess(`m${turn}@example.com`, `2001:db8:1:2::${turn + 1}`);
    expect((await guess('m9@example.com', '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await guess('m9@example.com', '2001:db8:1:3::1')).statusCode).toBe(400);
  });

  it('HOST-4.limit-sign-up HOST-4.limit-reset hold for sign-up and reset too', async () => {
    await start({ signUp: three, resetByEmail: three });
    for (let turn = 0; turn < 4; turn++) {
      const signUp = await call(REGISTER, { email: `m${turn}@example.com`, password: PASSWORD });
      expect(signUp.statusCode).toBe(turn < 3 ? 201 : 429);
      const reset = await call(RESET, { email: 'nobody@example.com' });
      expect(reset.statusCode).toBe(turn < 3 ? 200 : 429);
    }
  });

  it('hold for the plain form as well, which says so', async () => {
    await start({ logInByAddress: { count: 1, windowMs: 60_000 } });
    const browser = createBrowser(site.app);
    const post = () => browser.post('/accounts/login', { email: 'm@example.com', password: 'x' });
    expect((await post()).statusCode).toBe(400);
    const refused = await post();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain('Too many attempts. Please try again in 60 seconds.');
  });

  it('count each of many attempts at the same time', async () => {
    await start({ logInByAddress: three });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => guess(`m${turn}@example.com`)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  });

  it('HOST-1.shared-limits hold across two processes on one database, as sessions do', async () => {
    await start({ logInByAddress: three });
    const { app: second } = await createServer(
      createSettings({
        database: site.database,
        dataDir: site.dataDir,
        limits: { ...wideLimits, logInByAddress: three },
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
