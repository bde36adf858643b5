import { demoMember } from '@cityguide/demo-city';
import { createBrowser, PRESSED } from '../../../testing/createBrowser';
import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { readHtml } from '../../../pages/testing/readHtml';

describe('the log-in page without JavaScript', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  const hidden = (page: ReturnType<typeof readHtml>) =>
    Object.fromEntries(
      page
        .all('input')
        .filter(({ type }) => type === 'hidden')
        .map(({ name = '', value = '' }) => [name, value]),
    );

  it('HOST-3 saves the place that the visitor had pressed, and leads back to it', async () => {
    const browser = createBrowser(site.app);
    const listing = readHtml((await browser.get('/restaurants/trinitys-pub/')).body);
    const save = listing.all('a').find((link) => link.class === 'save-link')?.href ?? '';
    const fields = hidden(readHtml((await browser.get(save, PRESSED)).body));
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

  it('HOST-3 leads whoever wanted to rate a place back to where that is done', async () => {
    const browser = createBrowser(site.app);
    const listing = readHtml((await browser.get('/restaurants/trinitys-pub/')).body);
    const rate = listing.all('a').find((link) => link['data-cg-action'] === 'rating')?.href ?? '';
    const { next = '' } = hidden(readHtml((await browser.get(rate)).body));
    const [path, place] = next.split('#');
    expect(path).toBe('/restaurants/trinitys-pub/');
    expect(listing.all('div').filter(({ id }) => id === place)).toHaveLength(1);
  });

  it('HOST-3 tells faults of a field at the field', async () => {
    const page = readHtml((await site.app.inject('/accounts/login?form=sign-up&error=taken')).body);
    expect(page.first('input', 'name', 'email')).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'email-fault',
    });
    expect(page.text).toContain('* This email is already in use.');
    expect(page.first('form', 'method', 'post')?.action).toBe('/accounts/sign-up');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'HOST-3 never leads to %s',
    async (next) => {
      const page = readHtml((await site.app.inject(`/accounts/login?next=${encodeURIComponent(next)}`)).body);
      expect(hidden(page)).toEqual({ next: '/' });
    },
  );

  it('shows no words that somebody put into the address', async () => {
    const { body } = await site.app.inject('/accounts/login?error=constructor&error_words=hello');
    expect(readHtml(body).first('div', 'role', 'alert')).toBeUndefined();
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
  const errand = 'next=%2Fplaces%2F&post_authenticate_action=add-favourite&object_id=1';

  it('AUTH-14.facebook AUTH-15.facebook HOST-3 leads to Facebook with the whole errand', async () => {
    const site = await openSeededSite('guide', { facebook });
    const page = readHtml((await createBrowser(site.app).get(`/accounts/login?${errand}`, PRESSED)).body);
    expect(page.text).toContain('Log in with Facebook');
    expect(page.all('a').map(({ href }) => href)).toContain(`/profiles/facebook-login/?${errand}`);
    await site.stop();
  });

  it('AUTH-14 does not offer it where it is not set up, and says so to whoever comes that way', async () => {
    const site = await openSeededSite('guide');
    expect((await site.app.inject(`/accounts/login?${errand}`)).body).not.toContain('Facebook');
    const browser = createBrowser(site.app);
    const { headers } = await browser.get(`/profiles/facebook-login/?${errand}`);
    const page = readHtml((await browser.get(String(headers.location).replace('#', ''))).body);
    expect(page.first('div', 'role', 'alert')).toBeDefined();
    expect(page.text).toContain('Log-in with Facebook is not available here. Please log in by email.');
    await site.stop();
  });
});
