import { createBrowser, createMemberBrowser } from '../../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/databases';
import { readHtml } from '../../../pages/testing/readHtml';

const FORGOTTEN = '/accounts/forgot-password/';
const RESET = '/accounts/reset-password/';

describe.each(testEngines)('the pages of a forgotten password on $name', (engine) => {
  let site: TestSite;
  const start = async (limits = {}) => {
    site = await createTestSite(engine, { hasPages: true, limits: { ...wideLimits, ...limits } });
    await createMemberBrowser(site.app);
  };
  afterEach(() => site.stop());
  const ask = (email: string) => createBrowser(site.app).post(FORGOTTEN, { email }, { host: 'localhost' });

  it('AUTH-12 ask for the address and say, whoever it is, that a mail may be on its way', async () => {
    await start();
    const mail = site.mailbox.next();
    const [known, unknown] = [await ask('maya@example.com'), await ask('nobody@example.com')];
    expect(readHtml(known.body).text).toContain('If there is an account for maya@example.com, an email');
    expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(unknown.body).toBe(known.body.replaceAll('maya@', 'nobody@'));
    expect((await mail).to).toBe('maya@example.com');
  });

  it('AUTH-12 tell at the field what is no address, and keep what was typed', async () => {
    await start();
    const response = await ask('"><script>x');
    const page = readHtml(response.body);
    expect(response.statusCode).toBe(400);
    expect(page.text).toContain('* Enter a valid email address.');
    expect(page.first('input', 'name', 'email')).toMatchObject({ value: '"><script>x', autofocus: '' });
    expect(response.body).not.toContain('<script>x');
  });

  it('HOST-4 say how long to wait where there were too many', async () => {
    await start({ resetByEmail: { count: 1, windowMs: 20 * 60_000 } });
    await ask('nobody@example.com');
    const refused = await ask('nobody@example.com');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1200']);
    expect(readHtml(refused.body).text).toContain('Too many attempts. Please try again in 20 minutes.');
  });

  it('AUTH-12 take the new password also where a browser hides the origin of a page without referrers', async () => {
    await start();
    const mail = site.mailbox.next();
    await ask('maya@example.com');
    const token = /token=([\w-]{43})/.exec((await mail).text)?.[1] ?? '';
    const fields = { token, new_password: 'gooseberry-fool-7' };
    const hidden = { origin: 'null' };
    const foreign = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect((await createBrowser(site.app).post(RESET, fields, foreign)).statusCode).toBe(403);
    expect((await createBrowser(site.app).post(FORGOTTEN, { email: 'a@b.co' }, hidden)).statusCode).toBe(403);
    expect((await createBrowser(site.app).post(RESET, fields, hidden)).statusCode).toBe(200);
  });

  it('HOST-4 carry the token in one hidden field, in no address, no cache and no referrer', async () => {
    await start();
    const mail = site.mailbox.next();
    await ask('maya@example.com');
    const token = /token=([\w-]{43})/.exec((await mail).text)?.[1] ?? '';
    const answers = [
      await site.app.inject(`${RESET}?token=${token}`),
      await createBrowser(site.app).post(RESET, { token, new_password: '1' }),
      await createBrowser(site.app).post(RESET, {
        token,
        new_password: 'gooseberry-fool-7',
        new_password_again: 'gooseberry-fool-8',
      }),
    ];
    for (const { body, headers } of answers) {
      const page = readHtml(body);
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
    expect(readHtml(answers[2]?.body ?? '').text).toContain("* The two passwords fields didn't match.");
  });
});
