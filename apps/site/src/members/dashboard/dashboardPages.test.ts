import { createBrowser, createMemberBrowser, PASSWORD } from '../../testing/createBrowser';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { parseHtml } from '../../pages/testing/parseHtml';

const DASHBOARD = '/accounts/dashboard';
const DATA = '/accounts/data';

describe.each(['guide', 'news'] as const)('the dashboard pages of the %s site', (brand) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(brand);
  });
  afterAll(() => site.stop());

  it('DASH-1.address HOST-6 have a mount point with plain links, the same bytes for a guest and a member', async () => {
    const member = await createMemberBrowser(site.app, `a@${brand}.example`);
    const response = await site.app.inject(DASHBOARD);
    expect((await member.get(DASHBOARD)).body).toBe(response.body);
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    const page = parseHtml(response.body);
    expect(page.first('div', 'data-widget', 'dashboard')).toBeDefined();
    for (const href of [DATA, '/accounts/password/', `/accounts/login?next=${encodeURIComponent(DASHBOARD)}`])
      expect(page.first('a', 'href', href)).toBeDefined();
  });

  it('DASH-1 are found with an extra slash, by a redirect that keeps the hash', async () => {
    for (const [path, redirect] of [
      [`${DASHBOARD}/`, DASHBOARD],
      [`${DASHBOARD}/?from=mail`, `${DASHBOARD}?from=mail`],
      [`${DATA}/`, DATA],
      [`${DATA}/delete/`, `${DATA}/delete`],
    ] as const) {
      const { statusCode, headers } = await site.app.inject(path);
      expect([statusCode, headers.location]).toEqual([301, redirect]);
    }
    for (const none of ['//evil.example/', '/restaurants/:slug/', '/accounts/nothing/'])
      expect((await site.app.inject(none)).statusCode).toBe(404);
  });

  it('DASH-6.plain-export show a member their own data, for the sections of the site, and are not cacheable', async () => {
    const member = await createMemberBrowser(site.app, `b@${brand}.example`);
    await member.send('POST', '/api/v2/ratings/', { listing: 3, value: 4.5 });
    await member.send('POST', '/api/v2/article-bookmarks/', { object_id: 2 });
    const { body, headers } = await member.get(DATA);
    expect(headers['cache-control']).toBe('private, no-store');
    const { text } = parseHtml(body);
    expect(text).toContain(`b@${brand}.example`);
    expect(text).toContain('Saved articles');
    expect(text).toContain('4.5 out of 5');
    // The news site has no events (SITE-2).
    expect(body.includes('<h2>Events</h2>')).toBe(brand === 'guide');

    const file = await member.get(`${DATA}/my-data.json`);
    expect(file.json()).toMatchObject({ records: { ratings: [{ value: 4.5 }] } });
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  it('DASH-6 redirect a guest to the log-in and back', async () => {
    for (const path of [DATA, `${DATA}/my-data.json`, `${DATA}/delete`]) {
      const { statusCode, headers } = await site.app.inject(path);
      expect(statusCode).toBe(303);
      expect(String(headers.location)).toMatch(/^\/accounts\/login\?next=%2Faccounts%2Fdata/);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await createBrowser(site.app).post(`${DATA}/delete`, { password: 'x' })).statusCode).toBe(303);
  });

  it('DASH-6.plain-deletion delete the account by a form that asks for the password', async () => {
    const member = await createMemberBrowser(site.app, `c@${brand}.example`);
    const form = parseHtml((await member.get(`${DATA}/delete`)).body);
    expect(form.first('form', 'action', `${DATA}/delete`)).toMatchObject({ method: 'post' });
    const wrong = await member.post(`${DATA}/delete`, { password: 'a guess' });
    expect(wrong.statusCode).toBe(400);
    expect(parseHtml(wrong.body).text).toContain('The password is not right.');
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await member.post(`${DATA}/delete`, { password: PASSWORD }, foreign)).statusCode).toBe(403);
    expect((await member.get('/api/v2/profiles/me/')).statusCode).toBe(200);

    const done = await member.post(`${DATA}/delete`, { password: PASSWORD });
    expect(parseHtml(done.body).text).toContain('Your account is deleted');
    expect((await member.get('/api/v2/profiles/hi/')).json()).toMatchObject({ id: null });
  });
});
