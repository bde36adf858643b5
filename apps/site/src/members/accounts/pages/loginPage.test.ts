import { demoMember } from '@cityguide/demo-city';
import { createBrowser, LINK_CLICK_HEADERS } from '../../../testing/createBrowser';
import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

describe('the log-in page without JavaScript', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  const hidden = (page: ReturnType<typeof parseHtml>) =>
    Object.fromEntries(
      page
        .all('input')
        .filter(({ type }) => type === 'hidden')
        .map(({ name = '', value = '' }) => [name, value]),
    );

  it('HOST-3 saves the place whose link the visitor had pressed, and redirects back to it', async () => {
    const browser = createBrowser(site.app);
    const listing = parseHtml((await browser.get('/restaurants/trinitys-pub/')).body);
    const save = listing.all('a').find((link) => link.class === 'save-link')?.href ?? '';
    const fields = hidden(parseHtml((await browser.get(save, LINK_CLICK_HEADERS)).body));
    expect(fields).toEqual({
      next: '/restaurants/trinitys-pub/',
      post_authenticate_action: 'add-favourite',
      object_id: '1',
    });
    const response = await browser.post('/accounts/login', { ...fields, ...demoMember });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/restaurants/trinitys-pub/']);
    const saved = (await browser.get('/api/v2/favourites/listing_ids/')).json<{ results: object }>();
    expect(JSON.stringify(saved.results)).toMatch(/"(listing|1)":/);
  });

  it('HOST-3 redirects a visitor who wanted to rate a place back to its actions', async () => {
    const browser = createBrowser(site.app);
    const listing = parseHtml((await browser.get('/restaurants/trinitys-pub/')).body);
    const rate = listing.all('a').find((link) => link['data-cg-action'] === 'rating')?.href ?? '';
    const { next = '' } = hidden(parseHtml((await browser.get(rate)).body));
    const [path, place] = next.split('#');
    expect(path).toBe('/restaurants/trinitys-pub/');
    expect(listing.all('div').filter(({ id }) => id === place)).toHaveLength(1);
  });

  it('HOST-3 shows field errors at the field', async () => {
    const page = parseHtml((await site.app.inject('/accounts/login?form=sign-up&error=taken')).body);
    expect(page.first('input', 'name', 'email')).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'email-fault',
    });
    expect(page.text).toContain('* This email is already in use.');
    expect(page.first('form', 'method', 'post')?.action).toBe('/accounts/sign-up');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'HOST-3 never redirects to %s',
    async (next) => {
      const page = parseHtml(
        (await site.app.inject(`/accounts/login?next=${encodeURIComponent(next)}`)).body,
      );
      expect(hidden(page)).toEqual({ next: '/' });
    },
  );

  it('shows no text from the URL', async () => {
    const { body } = await site.app.inject('/accounts/login?error=constructor&error_words=hello');
    expect(parseHtml(body).first('div', 'role', 'alert')).toBeUndefined();
    expect(body).not.toContain('hello');
  });
});

describe('the log-in page and Facebook', () => {
  const facebook = {
    authorizeUrl: 'https://provider.example/dialog',
    tokenUrl: 'https://provider.example/token',
    profileUrl: 'https://provider.example/me',
    clientId: 'city',
    clientSecret: 'secret',
    scopes: 'email',
    timeoutMs: 1000,
  };
  const intentQuery = 'next=%2Fplaces%2F&post_authenticate_action=add-favourite&object_id=1';

  it('AUTH-14.facebook AUTH-15.facebook HOST-3 links to Facebook with the whole intent', async () => {
    const site = await openSeededSite('guide', { facebook });
    const page = parseHtml(
      (await createBrowser(site.app).get(`/accounts/login?${intentQuery}`, LINK_CLICK_HEADERS)).body,
    );
    expect(page.text).toContain('Log in with Facebook');
    expect(page.all('a').map(({ href }) => href)).toContain(`/profiles/facebook-login/?${intentQuery}`);
    await site.stop();
  });

  it('AUTH-14 does not offer it where it is not configured, and says so at its URL', async () => {
    const site = await openSeededSite('guide');
    expect((await site.app.inject(`/accounts/login?${intentQuery}`)).body).not.toContain('Facebook');
    const browser = createBrowser(site.app);
    const { headers } = await browser.get(`/profiles/facebook-login/?${intentQuery}`);
    const page = parseHtml((await browser.get(String(headers.location).replace('#', ''))).body);
    expect(page.first('div', 'role', 'alert')).toBeDefined();
    expect(page.text).toContain('Log-in with Facebook is not available here. Please log in by email.');
    await site.stop();
  });
});
