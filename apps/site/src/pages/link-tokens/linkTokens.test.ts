import { createBrowser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const SUBSCRIBE = '/api/v2/profiles/guest-newsletters/';
const PATHS = [
  '/newsletters/confirm/',
  '/newsletters/unsubscribe/',
  '/accounts/confirm-email/',
  '/accounts/take-back-email/',
] as const;

describe.each(testEngines)('DOOR-13 the links of mails on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: highRateLimits });
  });
  afterAll(() => site.stop());

  const linkOf = (text = '') => /http:\/\/localhost(\/newsletters\/\S+\?token=[\w.-]+)/.exec(text)?.[1] ?? '';
  it('DOOR-13.address-bar leave the address bar at once, without a script, and still work', async () => {
    const email = 'jo@example.com';
    const first = site.mailbox.next();
    await site.app.inject({ method: 'POST', url: SUBSCRIBE, payload: { email, foods: true } });
    const confirm = linkOf((await first).text);
    const second = site.mailbox.next();
    await followAndSubmit(confirm, 'You are subscribed');
    await followAndSubmit(linkOf((await second).text), 'You are unsubscribed');
  });

  async function followAndSubmit(link: string, message: string): Promise<void> {
    const token = link.split('token=')[1] ?? '';
    const browser = createBrowser(site.app);
    const arrival = await browser.get(link);
    const location = String(arrival.headers.location);
    expect([arrival.statusCode, location.includes(token), arrival.body.includes(token)]).toEqual([
      303,
      false,
      false,
    ]);
    expect(String(arrival.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    // Twice, like a reload.
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await browser.get(location);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`name="token" value="${token}"`);
      expect(page.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
    }
    expect(arrival.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    const submitted = await browser.post(link.replace(/\?.*/, ''), { token });
    expect(submitted.body).toContain(message);
    expect([...browser.cookies.values()]).not.toContain(token);
  }

  it.each(PATHS)('say what to do if the browser stores no cookies: %s', async (path) => {
    const link = `${path}?token=${'a'.repeat(43)}`;
    const arrival = await site.app.inject(link);
    const page = await site.app.inject(String(arrival.headers.location));
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([400, 'no-referrer']);
    expect(page.body).toContain('Allow cookies for this site and follow the link again');
    expect((await site.app.inject(path)).body).not.toContain('Allow cookies');
  });

  it.each(PATHS)('are valid one at a time: the last that was followed counts: %s', async (path) => {
    const browser = createBrowser(site.app);
    for (const letter of ['a', 'b']) await browser.get(`${path}?token=${letter.repeat(43)}`);
    expect([...browser.cookies.values()]).toEqual(['b'.repeat(43)]);
    for (const invalid of ['%0d%0aSet-Cookie:%20x=y', ';x=y', '"', 'a b', 'x'.repeat(301)])
      expect(
        (await createBrowser(site.app).get(`${path}?token=${invalid}`)).headers['set-cookie'],
      ).toBeUndefined();
  });
});
