import { createBrowser, createMemberBrowser, PASSWORD } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';

const RESET = '/api/v2/profiles/reset-password/';
const PAGE = '/accounts/reset-password/';
const NEW_PASSWORD = 'gooseberry-fool-7';

describe.each(testEngines)('a forgotten password on $name', (engine) => {
  let site: TestSite;
  let nowMs: number;
  const start = async (settings = {}) => {
    nowMs = Date.UTC(2026, 10, 28);
    site = await createTestSite(engine, {
      hasPages: true,
      limits: highRateLimits,
      now: () => nowMs,
      ...settings,
    });
  };
  afterEach(() => site.stop());

  const requestReset = (email: string, host = 'localhost:3000') =>
    site.app.inject({ method: 'POST', url: RESET, headers: { host }, payload: { email } });
  /** Requests a reset, and returns the token from the mail. */
  async function requestToken(): Promise<string> {
    const mail = site.mailbox.next();
    await requestReset('Maya@Example.com');
    return /token=([\w-]{43})/.exec((await mail).text)?.[1] ?? '';
  }
  const setPassword = (token: string, password = NEW_PASSWORD) =>
    createBrowser(site.app).post(PAGE, { token, new_password: password });
  const logIn = async (password: string) =>
    (
      await createBrowser(site.app).send('POST', '/api/v2/profiles/email-login/', {
        email: 'maya@example.com',
        password,
      })
    ).statusCode;

  it('AUTH-12.used is reset by the link in the mail, once, and logs everyone else out', async () => {
    await start();
    const member = await createMemberBrowser(site.app);
    const token = await requestToken();
    expect(site.mailbox.mails[0]?.to).toBe('maya@example.com');

    // Opening the page, as mail scanners do, does not use it up.
    const page = await site.app.inject(`${PAGE}?token=${token}`);
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    expect((await setPassword(token)).statusCode).toBe(200);
    expect(await logIn(NEW_PASSWORD)).toBe(200);
    expect(await logIn(PASSWORD)).toBe(400);
    expect((await member.get('/api/v2/profiles/me/')).statusCode).toBe(403);
    expect((await setPassword(token, 'third-password-9')).statusCode).toBe(400);
    expect(await logIn(NEW_PASSWORD)).toBe(200);
  });

  it('HOST-4.one-use works once even if the link is used twice concurrently', async () => {
    await start();
    await createMemberBrowser(site.app);
    const token = await requestToken();
    const responses = await Promise.all([
      setPassword(token, 'first-password-1'),
      setPassword(token, 'second-password-2'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('HOST-4.not-told responds the same whether or not there is an account, and before looking it up', async () => {
    await start();
    await createMemberBrowser(site.app);
    const mail = site.mailbox.next();
    const [known, unknown] = [
      await requestReset('maya@example.com'),
      await requestReset('nobody@example.com'),
    ];
    expect(unknown.body).toBe(known.body);
    expect(unknown.statusCode).toBe(known.statusCode);
    await mail;
    await site.app.close();
    expect(site.mailbox.mails).toHaveLength(1);
  });

  it('keeps the token valid if the new password is too weak, and says why', async () => {
    await start();
    await createMemberBrowser(site.app);
    const token = await requestToken();
    const rejected = await setPassword(token, '1234');
    expect(rejected.statusCode).toBe(400);
    expect(rejected.body).toContain('This password is too short. It must contain at least 8 characters.');
    expect((await setPassword(token)).statusCode).toBe(200);
  });

  it('AUTH-12.old AUTH-12.new-mail expires after an hour, and rejects forged links', async () => {
    await start();
    await createMemberBrowser(site.app);
    const token = await requestToken();
    nowMs += 60 * 60 * 1000;
    for (const wrong of [token, 'x'.repeat(43), 'x', ''])
      expect((await setPassword(wrong)).statusCode).toBe(400);
    const { body } = await setPassword(token);
    expect(body).toContain('This link no longer works');
    expect(body).toContain('href="/accounts/forgot-password/"');
    expect((await site.app.inject(PAGE)).body).toContain('This link no longer works');
    expect(await logIn(PASSWORD)).toBe(200);
  });

  it('HOST-4 DOOR-5 mails no link to a host that only comes from the request', async () => {
    await start();
    await createMemberBrowser(site.app);
    const mail = site.mailbox.next();
    expect((await requestReset('maya@example.com', 'evil.example')).statusCode).toBe(200);
    expect((await mail).text).toContain('http://localhost/accounts/reset-password/?token=');
  });

  it('HOST-4 mails links to the configured origin', async () => {
    await start({ origin: 'https://city.example' });
    await createMemberBrowser(site.app);
    const mail = site.mailbox.next();
    await requestReset('maya@example.com', 'evil.example');
    const { text } = await mail;
    expect(text).toContain('https://city.example/accounts/reset-password/?token=');
    expect(text).not.toContain('evil');
  });
});
