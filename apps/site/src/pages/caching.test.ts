import { demoMember } from '@cityguide/demo-city';
import { createBrowser } from '../testing/createBrowser';
import { openSeededSite, type SeededSite } from './testing/openSeededSite';

describe('caching of pages', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  it('HOST-6.same-bytes pages are the same bytes for guest and member', async () => {
    const member = createBrowser(site.app);
    const logIn = await member.post('/accounts/login', { ...demoMember, next: '/restaurants/' });
    expect([logIn.statusCode, logIn.headers.location]).toEqual([303, '/restaurants/']);
    for (const path of [
      '/',
      '/restaurants/',
      '/restaurants/trinitys-pub/',
      '/accounts/login',
      '/accounts/dashboard',
      '/search?q=pub',
      '/restaurants/trinitys-pub/photos/',
      '/neighbourhoods/annex/',
      '/toronto/',
      '/events/',
      '/contests/',
      '/newsletters/',
      '/videos/',
      '/archives/',
      '/contact/',
      '/accounts/onboarding',
      '/rss/',
    ]) {
      const [forGuest, forMember] = [await site.app.inject(path), await member.get(path)];
      expect([path, forMember.body === forGuest.body]).toEqual([path, true]);
      expect(forMember.headers['set-cookie']).toBeUndefined();
      expect(forGuest.headers['set-cookie']).toBeUndefined();
      expect(forMember.body).not.toContain(demoMember.email);
    }
  });

  it('HOST-6.private private pages are not cacheable', async () => {
    const member = createBrowser(site.app);
    await member.post('/accounts/login', { ...demoMember, next: '/' });
    for (const path of [
      '/accounts/data',
      '/accounts/data/my-data.json',
      '/accounts/data/delete',
      '/accounts/password/',
      '/profiles/logout',
      '/api/v2/profiles/me/',
      '/api/v2/profiles/me/dashboard/',
      '/api/v2/profiles/me/export/',
      '/api/v2/photos/me',
      '/api/v2/favourites/',
    ])
      for (const response of [await member.get(path), await site.app.inject(path)])
        expect([
          path,
          response.statusCode === 404,
          response.headers['cache-control'],
          response.headers.etag,
        ]).toEqual([path, false, 'private, no-store', undefined]);
  });

  it('HOST-6.etag HOST-6.kept pages have an ETag and are cacheable', async () => {
    const first = await site.app.inject('/restaurants/');
    expect(first.headers['cache-control']).toBe('public, max-age=30');
    const again = await site.app.inject({
      url: '/restaurants/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('HOST-6 pages link style sheet, fonts and icon by their content, as immutable', async () => {
    const { body } = await site.app.inject('/');
    const assets = [...new Set(body.match(/\/assets\/[^"]+/g))];
    expect(assets.length).toBeGreaterThanOrEqual(3);
    for (const url of assets) {
      const response = await site.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([
        url,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await site.app.inject('/assets/000000000000/site.css')).statusCode).toBe(404);
    expect((await site.app.inject('/assets/../package.json')).statusCode).toBe(404);
  });

  it('HOST-6 pages never contain a forged host', async () => {
    const { body } = await site.app.inject({ url: '/', headers: { host: 'evil.example' } });
    expect(body).not.toContain('evil.example');
  });
});
