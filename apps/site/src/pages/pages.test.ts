import { parseHtml } from './testing/parseHtml';
import { openSeededSite, type SeededSite } from './testing/openSeededSite';

const paths = [
  '/',
  '/restaurants/',
  '/places/',
  '/restaurants/trinitys-pub/',
  '/restaurants/pub/',
  '/neighbourhoods/',
  '/neighbourhoods/annex/',
  '/accounts/login',
  '/search?q=pub',
  '/food/',
  '/contact/',
  '/privacy/',
];

describe.each(['guide', 'news'] as const)('pages of the brand %s', (brand) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(brand, { origin: 'https://city.example' });
  });
  afterAll(() => site.stop());

  it.each(paths)(
    'HOST-3.titles HOST-3.canonical HOST-3.open-graph %s is complete: title, one heading, canonical link, Open Graph, landmarks',
    async (path) => {
      const response = await site.app.inject(path);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const page = parseHtml(response.body);
      expect(page.title.length).toBeGreaterThan(5);
      expect(page.count('h1')).toBe(1);
      expect(page.first('link', 'rel', 'canonical')?.href).toBe(`https://city.example${path.split('?')[0]}`);
      expect(page.first('meta', 'property', 'og:title')?.content).toBeTruthy();
      expect(page.first('meta', 'name', 'description')?.content).toBeTruthy();
      expect([page.count('main'), page.count('footer'), page.first('a', 'class', 'skip-link')?.href]).toEqual(
        [1, 1, '#main'],
      );
    },
  );

  it.each(paths)(
    'HOST-3 %s reserves the space of every image and lazy-loads those below the fold',
    async (path) => {
      const page = parseHtml((await site.app.inject(path)).body);
      for (const image of page.all('img')) {
        expect([
          image.src,
          Number(image.width) > 0,
          Number(image.height) > 0,
          image.alt !== undefined,
        ]).toEqual([image.src, true, true, true]);
        expect(image.srcset).toContain(image.src);
      }
      const pictures = page.all('img');
      if (pictures.length > 8) expect(pictures.at(-1)?.loading).toBe('lazy');
    },
  );

  it('HOST-3.mount-points contains widgets as an editor would add them, with their data inside', async () => {
    const page = parseHtml((await site.app.inject('/restaurants/')).body);
    const widgets = page.all('div').flatMap((div) => div['data-widget'] ?? []);
    expect(widgets).toEqual(['navbar', 'listing-grid', 'ad-slot', 'newsletter']);
    expect(page.all('script').some(({ src }) => src === '/widgets/embed.js')).toBe(true);
    const [config, navigation, grid] = page.json('application/json');
    expect(config).toMatchObject({ brand });
    expect(Object.keys(navigation ?? {})).toEqual([
      ...(brand === 'guide' ? ['restaurants', 'places'] : []),
      'articles',
      'article_types',
      'upper_menu_path',
      'recent_reviews',
    ]);
    expect(grid).toMatchObject({ results: expect.any(Array), count: expect.any(Number) });
    expect(page.count('article')).toBe(12);
  });

  it('HOST-3 has a save link on a listing that works without JavaScript', async () => {
    const page = parseHtml((await site.app.inject('/restaurants/trinitys-pub/')).body);
    const button = page.all('div').find((div) => div['data-widget'] === 'save-button');
    expect(button).toMatchObject({ 'data-listing-id': '1', 'data-name': 'Trinity’s Pub' });
    expect(page.all('a').find((link) => link.class === 'save-link')?.href).toBe(
      '/accounts/login?next=%2Frestaurants%2Ftrinitys-pub%2F&post_authenticate_action=add-favourite&object_id=1',
    );
  });

  it('HOST-3.json-ld describes a listing as a LocalBusiness', async () => {
    const page = parseHtml((await site.app.inject('/restaurants/trinitys-pub/')).body);
    expect(page.json('application/ld+json').flat()[0]).toMatchObject({
      '@type': ['LocalBusiness', 'Restaurant'],
      name: 'Trinity’s Pub',
      url: 'https://city.example/restaurants/trinitys-pub/',
      address: { streetAddress: '836 Queen St W' },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
  });

  it('HOST-3 HOST-6 sends its own, uncacheable 404 page, and adds missing slashes', async () => {
    for (const path of [
      '/nothing/',
      '/restaurants/no-such-place/',
      '/neighbourhoods/atlantis/',
      '/food/no-such-story/',
      '/restaurants/n/999999/annex/',
      '/restaurants/n/x/annex/',
    ]) {
      const response = await site.app.inject(path);
      expect([path, response.statusCode]).toEqual([path, 404]);
      // A missing page may be published at any time.
      expect([path, response.headers['cache-control']]).toEqual([path, 'no-cache']);
      expect(parseHtml(response.body).count('h1')).toBe(1);
    }
    const response = await site.app.inject('/restaurants?ordering=name');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/restaurants/?ordering=name']);
    expect((await site.app.inject('//evil.example')).headers.location).toBeUndefined();
  });

  it('SITE-5.answer has a page at every path of its sections', async () => {
    for (const path of [
      '/restaurants/',
      '/places/',
      '/neighbourhoods/',
      '/news/',
      '/culture/',
      '/food/',
      '/sports/',
      '/real-estate/',
      '/tech/',
      '/travel/',
      '/videos/',
      '/contact/',
      '/contact/?advertise',
      '/jobs',
      '/archives/',
      '/newsletters/',
      '/privacy/',
      '/termsofservice/',
      '/search?q=ramen',
      '/accounts/login',
      '/accounts/dashboard',
      '/accounts/onboarding',
    ]) {
      expect([path, (await site.app.inject(path)).statusCode]).toEqual([path, 200]);
    }
  });
});
