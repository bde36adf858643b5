import { createBrowser, createMemberBrowser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { readSettings } from '../settings/readSettings';

const PREFIX = '/cityguide';
const CONTRACT = /^\/(?:api\/v2|accounts|profiles)\//;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite(testEngines[0], {
    hasPages: true,
    limits: highRateLimits,
    origin: 'https://city.example',
    publicPrefix: PREFIX,
    metricsToken: 'a-token-of-metrics',
  });
});
afterAll(() => site.stop());

const get = (url: string) => site.app.inject(url);
const FILES = ['/tiles/12/1144/1497.svg', '/notice.css', '/health/live', '/health/ready', '/newsletters/'];

describe('a server behind the host of a CMS', () => {
  it.each(FILES)(
    'ANY-9.prefix has %s below the prefix, and nothing at the CMS’s own address',
    async (path) => {
      expect((await get(PREFIX + path)).statusCode).toBe(200);
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it('ANY-9.prefix leaves the paths of the contract where they are', async () => {
    for (const path of [
      '/api/v2/listings/',
      '/api/v2/profiles/hi/',
      '/accounts/login',
      '/accounts/dashboard',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    expect((await get('/profiles/logout?next=/blog/')).statusCode).toBe(200);
  });

  it('ANY-9.prefix has no pages of the city, which are the CMS’s', async () => {
    for (const path of [
      '/',
      '/places/',
      '/rss/',
      '/sitemap.xml',
      '/robots.txt',
      '/search/?q=a',
      '/favicon.ico',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    expect((await get(`${PREFIX}/favicon.ico`)).headers.location).toMatch(/^\/cityguide\/assets\//);
  });

  it('ANY-9.prefix loads every file and sends every form of its pages to an address of its own', async () => {
    for (const path of [
      '/accounts/login',
      '/accounts/dashboard',
      '/accounts/onboarding',
      `${PREFIX}/newsletters/`,
      '/accounts/nothing/',
    ]) {
      const { body } = await get(path);
      const sources = [
        ...body.matchAll(
          /(?:<link rel="(?:icon|preload|stylesheet)" |<script async |<img [^>]*|<form [^>]*)(?:href|src|action)="(\/[^"]*)"/g,
        ),
      ];
      const addresses = sources.map(([, address = '']) => address);
      expect(addresses).toContain(`${PREFIX}/widgets/embed.js`);
      expect(addresses.some((address) => address.startsWith(`${PREFIX}/assets/`))).toBe(true);
      const foreign = addresses.filter(
        (address) => !address.startsWith(`${PREFIX}/`) && !CONTRACT.test(`${address}/`),
      );
      // The search of the bar is the CMS's, as the page that it leads to.
      expect(foreign.filter((address) => address !== '/search')).toEqual([]);
      expect(body).not.toContain('application/rss+xml');
      expect(body).not.toMatch(/":"\/(?:images|tiles|house-ads)\//);
      const config = /id="cityguide-config">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
      expect(JSON.parse(config)).toMatchObject({
        imageServer: `${PREFIX}/images/`,
        mapTiles: { urlTemplate: `${PREFIX}/tiles/{z}/{x}/{y}.svg` },
      });
    }
    const { body } = await get(`${PREFIX}/newsletters/`);
    const sheet = /rel="stylesheet" href="([^"]*)"/.exec(body)?.[1] ?? '';
    const css = await get(sheet);
    expect(css.statusCode).toBe(200);
    for (const [, font = ''] of css.body.matchAll(/url\(["']?([^"')]+\.woff2)/g))
      expect((await get(font)).statusCode).toBe(200);
  });

  it('ANY-9.prefix the API returns pictures at their public address', async () => {
    const { results } = (await get('/api/v2/listings/')).json<{
      results: { image_url: string | null; share_url: string }[];
    }>();
    const images = results.flatMap(({ image_url: image }) => image ?? []);
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((image) => !image.startsWith(`${PREFIX}/images/`))).toEqual([]);
    // Pages of the city are the CMS's.
    expect(results.filter(({ share_url: path }) => path.startsWith(PREFIX))).toEqual([]);
  });

  it('ANY-9.prefix a mail of the newsletter leads to its page, which confirms', async () => {
    const sent = await site.app.inject({
      method: 'POST',
      url: '/api/v2/profiles/guest-newsletters/',
      payload: { email: 'noor@example.com', default: true },
    });
    expect(sent.statusCode).toBeLessThan(300);
    await site.whenIdle();
    const text = site.mailbox.mails.at(-1)?.text ?? '';
    const [link = ''] =
      /https:\/\/city\.example\/cityguide\/newsletters\/confirm\/\?token=\S+/.exec(text) ?? [];
    const browser = createBrowser(site.app);
    const moved = await browser.get(link.replace('https://city.example', ''));
    expect(moved.headers.location).toMatch(/^\/cityguide\/newsletters\/confirm\//);
    const page = await browser.get(String(moved.headers.location));
    expect(page.body).toContain('action="/cityguide/newsletters/confirm/"');
  });

  it('ANY-9.prefix cookies are the whole host’s, as the API and the CMS’s pages need them', async () => {
    const member = await createMemberBrowser(site.app);
    expect(member.cookies.has('sessionid')).toBe(true);
    expect((await member.get('/api/v2/profiles/hi/')).json()).toMatchObject({ id: expect.any(Number) });
  });

  it.each([
    [
      'strips it',
      '/widgets/embed.js',
      /came without it: let the proxy pass the path on as it is \(nginx: proxy_pass without a path behind the port\)/,
    ],
    ['strips it', '/images/a.jpg', /request \/cityguide\/images\/a\.jpg\./],
    ['doubles it', '/cityguide/cityguide/widgets/embed.js', /adds it a second time/],
    [
      'puts it before the API',
      '/cityguide/api/v2/listings/',
      /\/api\/v2\/listings\/ has the same address in every arrangement/,
    ],
  ])('ANY-9.proxy one that %s is told so: %s', async (_title, path, message) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toMatch(message);
  });
});

describe('PUBLIC_PREFIX', () => {
  const read = (prefix: string) => readSettings({ PUBLIC_PREFIX: prefix }, '/srv').publicPrefix;

  it('ANY-9.settings is a path', () => {
    expect([read('/cityguide'), read('/apps/city-guide'), read('')]).toEqual([
      '/cityguide',
      '/apps/city-guide',
      '',
    ]);
  });

  it.each([
    'cityguide',
    '/cityguide/',
    '/',
    '//evil.example',
    '/a b',
    '/../x',
    '/City',
    'https://city.example/x',
    '/x?y',
    '/%2e',
  ])('ANY-9.settings refuses %s and says what is allowed', (prefix) =>
    expect(() => read(prefix)).toThrow('begins with a slash and ends without one, such as /cityguide'),
  );

  it.each(['/api', '/api/v2', '/accounts', '/profiles/x'])(
    'ANY-9.settings refuses %s, a path of the contract',
    (prefix) => expect(() => read(prefix)).toThrow('Choose another, such as /cityguide.'),
  );
});
