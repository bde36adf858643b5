import { createBrowser, createMemberBrowser } from '../../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';
import { parseHtml } from '../../../pages/testing/parseHtml';

const FORGOTTEN = '/accounts/forgot-password/';
const RESET = '/accounts/reset-password/';

describe.each(testEngines)('the pages of a forgotten password on $name', (engine) => {
  let site: TestSite;
  const start = async (limits = {}) => {
    site = await createTestSite(engine, { hasPages: true, limits: { ...highRateLimits, ...limits } });
    await createMemberBrowser(site.app);
  };
  afterEach(() => site.stop());
  const requestReset = (email: string) =>
    createBrowser(site.app).post(FORGOTTEN, { email }, { host: 'localhost' });

  it('AUTH-12 ask for the address and say, for any address, that a mail may be on its way', async () => {
    await start();
    const mail = site.mailbox.next();
    const [known, unknown] = [
      await requestReset('maya@example.com'),
      await requestReset('nobody@example.com'),
    ];
    expect(parseHtml(known.body).text).toContain('If there is an account for maya@example.com, an email');
    expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(unknown.body).toBe(known.body.replaceAll('maya@', 'nobody@'));
    expect((await mail).to).toBe('maya@example.com');
  });

  it('AUTH-12 report an invalid address at the field, and keep the input', async () => {
    await start();
    const response = await requestReset('"><script>x');
    const page = parseHtml(response.body);
    expect(response.statusCode).toBe(400);
    expect(page.text).toContain('* Enter a valid email address.');
    expect(page.first('input', 'name', 'email')).toMatchObject({ value: '"><script>x', autofocus: '' });
    expect(response.body).not.toContain('<script>x');
  });

  it('HOST-4 say how long to wait after too many attempts', async () => {
    await start({ resetByEmail: { count: 1, windowMs: 20 * 60_000 } });
    await requestReset('nobody@example.com');
    const refused = await requestReset('nobody@example.com');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1200']);
    expect(parseHtml(refused.body).text).toContain('Too many attempts. Please try again in 20 minutes.');
  });

  it('AUTH-12 accept the new password also where a browser omits the origin of a page without referrers', async () => {
    await start();
    const mail = site.mailbox.next();
    await requestReset('maya@example.com');
    const token = /token=([\w-]{43})/.exec((await mail).text)?.[1] ?? '';
    const fields = { token, new_password: 'gooseberry-fool-7' };
    const nullOrigin = { origin: 'null' };
    const foreign = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect((await createBrowser(site.app).post(RESET, fields, foreign)).statusCode).toBe(403);
    expect((await createBrowser(site.app).post(FORGOTTEN, { email: 'a@b.co' }, nullOrigin)).statusCode).toBe(
      403,
    );
    expect((await createBrowser(site.app).post(RESET, fields, nullOrigin)).statusCode).toBe(200);
  });

  it('HOST-4 have the token in one hidden field, in no link, no cache and no referrer', async () => {
    await start();
    const mail = site.mailbox.next();
    await requestReset('maya@example.com');
    const token = /token=([\w-]{43})/.exec((await mail).text)?.[1] ?? '';
    const responses = [
      await site.app.inject(`${RESET}?token=${token}`),
      await createBrowser(site.app).post(RESET, { token, new_password: '1' }),
      await createBrowser(site.app).post(RESET, {
        token,
        new_password: 'gooseberry-fool-7',
        new_password_again: 'gooseberry-fool-8',
      }),
    ];
    for (const { body, headers } of responses) {
      const page = parseHtml(body);
      expect(page.first('input', 'name', 'token')).toMatchObject({ type: 'hidden', value: token });
      expect(body.split(token)).toHaveLength(2);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
      const named = ['a', 'link', 'img', 'form', 'script'].flatMap((name) => page.all(name));
      for (const { href, src, action } of named)
        for (const address of [href, src, action]) expect(address ?? '').not.toContain(token);
      const loaded = [...page.all('script'), ...page.all('img')].map(({ src }) => src).filter(Boolean);
      const styles = page.all('link').filter(({ rel }) => rel !== 'canonical');
      for (const address of [...loaded, ...styles.map(({ href }) => href)])
        expect(address).toMatch(/^\/(?!\/)/);
    }
    expect(parseHtml(responses[2]?.body ?? '').text).toContain("* The two passwords fields didn't match.");
  });
});
