import { newestMs } from '@cityguide/demo-city/cityTime';
import { sitePaths } from '@cityguide/site-config';
import { createServer } from '../../createServer';
import { createSettings } from '../../platform/settings/createSettings';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { loadSiteConfig } from '../../platform/settings/loadSiteConfig';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { readSitemapFile, readSitemap } from '../../pages/testing/readSitemap';
import { registerSitemap } from './registerSitemap';

const settings = { origin: 'https://city.example', now: () => newestMs };

describe.each(['guide', 'news'] as const)('the sitemap of the brand %s', (brand) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(brand, settings);
  });
  afterAll(() => site.stop());

  it('HOST-3.sitemap lists every page of every kind once, with the date of its last change', async () => {
    const found = await readSitemap(site.app);
    const tables = ['articles', 'listings', 'videos'] as const;
    for (const table of tables)
      for (const { path, date_published: date } of await site.database.query
        .selectFrom(table)
        .select(['path', 'date_published'])
        .execute())
        expect([path, found.get(path)]).toEqual([path, new Date(date).toISOString()]);
    const photos = await site.database.query.selectFrom('photos').select('share_path').execute();
    for (const { share_path: path } of photos) expect([path, found.has(path)]).toEqual([path, true]);
    for (const path of [
      '/',
      '/restaurants/',
      '/food/',
      '/jobs',
      '/privacy/',
      '/archives/2026/',
      '/neighbourhoods/annex/',
    ])
      expect([path, found.has(path)]).toEqual([path, true]);
    const newest = await site.database.query
      .selectFrom('articles')
      .select((column) => column.fn.max('date_published').as('date'))
      .executeTakeFirstOrThrow();
    expect(found.get('/')).toBe(new Date(newest.date).toISOString());
    for (const changed of found.values())
      if (changed !== undefined) expect(Date.parse(changed)).toBeLessThanOrEqual(newestMs);
    expect([...found.keys()].filter((path) => /^\/(?:accounts|profiles|search|api)/.test(path))).toEqual([]);
  });

  it('SITE-2.no-link HOST-3 lists nothing of sections that are off', async () => {
    const paths = [...(await readSitemap(site.app)).keys()];
    const isOn = brand === 'guide';
    for (const start of ['/events/', '/contests/', '/toronto/'])
      expect([start, paths.some((path) => path.startsWith(start))]).toEqual([start, isOn]);
  });

  it('HOST-3 HOST-6 is cacheable, and revalidated by its ETag', async () => {
    for (const url of ['/sitemap.xml', '/sitemaps/articles/1.xml', '/robots.txt', '/rss/', '/rss/food/']) {
      const { headers } = await site.app.inject(url);
      expect([url, headers['cache-control']]).toEqual([url, 'public, max-age=30']);
      const again = await site.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
    }
  });

  it('HOST-3 robots.txt names the sitemap and excludes pages of visitors', async () => {
    const { body, headers } = await site.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Sitemap: https://city.example/sitemap.xml');
    expect(body).toContain('Disallow: /accounts/');
  });

  it.each([
    '/sitemaps/articles/2.xml',
    '/sitemaps/articles/0.xml',
    '/sitemaps/nouns/1.xml',
    '/sitemaps/articles/1',
  ])('HOST-3 has no part %s', async (path) => expect((await site.app.inject(path)).statusCode).toBe(404));
});

it.each(testEngines)('HOST-1 HOST-3 is the same on $name', async (engine) => {
  const site = await createTestSite(engine, { hasPages: true, ...settings });
  const found = await readSitemap(site.app);
  expect(found.size).toBeGreaterThan(150);
  const { path, date_published: date } = await site.database.query
    .selectFrom('listings')
    .select(['path', 'date_published'])
    .where('id', '=', 7)
    .executeTakeFirstOrThrow();
  expect(found.get(path)).toBe(new Date(date).toISOString());
  for (const noun of ['/events/', '/contests/', '/videos/', '/archives/'])
    expect([noun, [...found.keys()].some((each) => each.startsWith(noun))]).toEqual([noun, true]);
  expect((await site.app.inject('/rss/')).statusCode).toBe(200);
  await site.stop();
});

it('HOST-3 splits long lists into parts, and loses nothing in between', async () => {
  const site = await openSeededSite('guide', settings);
  const whole = [...(await readSitemap(site.app)).keys()];
  const { app, services } = await createServer(
    createSettings({ database: site.database, dataDir: 'unused', site: 'guide', ...settings }),
  );
  const { site: siteConfig } = loadSiteConfig(services.settings, fail);
  const paths = sitePaths(siteConfig);
  const sendNotFound = () => Promise.reject(new Error('Nothing is missing here.'));
  registerSitemap(app, { services, site: siteConfig, paths, sendNotFound }, 25);
  const parts = await readSitemapFile(app, '/sitemap.xml', 'sitemapindex');
  expect(parts.length).toBeGreaterThan(whole.length / 25);
  for (const { path } of parts)
    expect((await readSitemapFile(app, path, 'urlset')).length).toBeLessThanOrEqual(25);
  expect([...(await readSitemap(app)).keys()].sort()).toEqual(whole.sort());
  await app.close();
  await site.stop();
});

it('HOST-6 HOST-3 DOOR-5 never puts a forged host header into the sitemap', async () => {
  const site = await openSeededSite('guide');
  for (const url of ['/sitemap.xml', '/sitemaps/articles/1.xml', '/rss/', '/robots.txt']) {
    const { body, statusCode } = await site.app.inject({ url, headers: { host: 'evil.example' } });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain('http://localhost/');
    expect(body).not.toContain('evil.example');
  }
  await site.stop();
});

const fail = ({ message }: { message: string }): never => {
  throw new Error(message);
};
