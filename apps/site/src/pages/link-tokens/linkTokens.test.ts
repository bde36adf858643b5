import { createBrowser } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';

const SUBSCRIBE = '/api/v2/profiles/guest-newsletters/';
const PATHS = ['/newsletters/confirm/', '/newsletters/unsubscribe/'] as const;

describe.each(testEngines)('DOOR-13 the links of newsletter mails on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { hasPages: true, limits: wideLimits });
  });
  afterAll(() => site.stop());

  const linkOf = (text = '') => /http:\/\/localhost(\/newsletters\/\S+\?token=[\w.-]+)/.exec(text)?.[1] ?? '';
  it('DOOR-13.address-bar leave the address bar at once, without a script, and work all the same', async () => {
    const email = 'jo@example.com';
    const first = site.mailbox.next();
    await site.app.inject({ method: 'POST', url: SUBSCRIBE, payload: { email, foods: true } });
    const confirm = linkOf((await first).text);
    const second = site.mailbox.next();
    await press(confirm, 'You are subscribed');
    await press(linkOf((await second).text), 'You are unsubscribed');
  });

  async function press(link: string, done: string): Promise<void> {
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
    // Twice, as a reload asks again.
    for (let turn = 0; turn < 2; turn += 1) {
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
    const pressed = await browser.post(link.replace(/\?.*/, ''), { token });
    expect(pressed.body).toContain(done);
    expect([...browser.cookies.values()]).not.toContain(token);
  }

  it.each(PATHS)('say what to do where a browser keeps no cookies: %s', async (path) => {
    const link = `${path}?token=${'a'.repeat(43)}`;
    const arrival = await site.app.inject(link);
    const page = await site.app.inject(String(arrival.headers.location));
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([400, 'no-referrer']);
    expect(page.body).toContain('Allow cookies for this site and follow the link again');
    expect((await site.app.inject(path)).body).not.toContain('Allow cookies');
  });

  it.each(PATHS)('are one at a time: the newest that was followed counts: %s', async (path) => {
    const browser = createBrowser(site.app);
    for (const letter of ['a', 'b']) await browser.get(`${path}?token=${letter.repeat(43)}`);
    expect([...browser.cookies.values()]).toEqual(['b'.repeat(43)]);
    for (const odd of ['%0d%0aSet-Cookie:%20x=y', ';x=y', '"', 'a b', 'x'.repeat(301)])
      expect(
        (await createBrowser(site.app).get(`${path}?token=${odd}`)).headers['set-cookie'],
      ).toBeUndefined();
  });
});
