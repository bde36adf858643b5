import { newestMs } from '@cityguide/demo-city/cityTime';
import type { SiteConfig } from '@cityguide/site-config';
import type { FastifyInstance } from 'fastify';
import { createSite } from '../createSite';
import { createSettings } from '../platform/settings/createSettings';
import { loadSiteConfig } from '../platform/settings/loadSiteConfig';
import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { parseHtml } from './testing/parseHtml';
import { readSitemap } from './testing/readSitemap';

type Section = keyof SiteConfig['sections'];

/** Paths of the sections' pages. */
const sectionPaths: Partial<Record<Section, readonly string[]>> = {
  bestOf: ['/toronto/'],
  listings: ['/restaurants/', '/places/', '/neighbourhoods/'],
  events: ['/events/'],
  contests: ['/contests/'],
  videos: ['/videos/'],
};
const all = ['bestOf', 'listings', 'events', 'contests', 'photoChallanges', 'patioGuide', 'videos'] as const;
/** How many pages of a type are checked: if one has a dead link, all have. */
const MAX_PER_TYPE = 4;

/** One database for all of these sites. */
let city: SeededSite;
beforeAll(async () => {
  city = await openSeededSite('guide');
}, 120_000);
afterAll(() => city.stop());

/** Crawls the guide with these sections disabled. */
describe.each<readonly [string, readonly Section[]]>([
  ['listings', ['listings']],
  ['events', ['events']],
  ['videos', ['videos']],
  ['contests', ['contests']],
  ['best of', ['bestOf']],
  ['every section', all],
])('a site without %s', (_, off) => {
  let app: FastifyInstance;
  const deadLinks: string[] = [];
  let checkedCount = 0;

  beforeAll(async () => {
    const { json } = loadSiteConfig({ site: 'guide' });
    const config = json as { sections: object };
    const sections = { ...config.sections, ...Object.fromEntries(off.map((section) => [section, false])) };
    app = await createSite(
      createSettings({
        database: city.database,
        dataDir: city.dataDir,
        siteConfig: { ...config, sections },
        origin: 'https://city.example',
        now: () => newestMs,
      }),
    );
    await crawl();
  }, 240_000);
  afterAll(() => app.close());

  async function crawl(): Promise<void> {
    const foundOn = new Map([...(await readSitemap(app)).keys()].map((path) => [path, 'the sitemap']));
    for (const path of [
      '/',
      '/search?q=bar',
      '/search?q=nothing-like-this',
      '/nothing/',
      '/accounts/dashboard',
    ])
      foundOn.set(path, 'the address bar');
    const counts = new Map<string, number>();
    for (const [path, source] of foundOn) {
      const kind = path.replace(/[^/]*\/?$/, '').replace(/\d+/g, '') + (path.includes('?') ? '?' : '');
      const seen = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, seen);
      if (seen > MAX_PER_TYPE) continue;
      checkedCount += 1;
      const response = await app.inject(path);
      if (response.statusCode >= 400 && path !== '/nothing/') deadLinks.push(`${source} → ${path}`);
      if (!String(response.headers['content-type']).includes('html')) continue;
      for (const target of listTargets(response.body)) if (!foundOn.has(target)) foundOn.set(target, path);
    }
  }

  it('SITE-2.dead-links SITE-2 has no dead links', () => {
    expect(deadLinks).toEqual([]);
    expect(checkedCount).toBeGreaterThan(40);
  });

  it('SITE-2.no-page has no pages of it', async () => {
    for (const path of off.flatMap((section) => sectionPaths[section] ?? []))
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('a site with other settings', () => {
  let app: FastifyInstance;
  const open = async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    return { statusCode, html: body, page: parseHtml(body) };
  };
  beforeAll(async () => {
    const { json } = loadSiteConfig({ site: 'guide' });
    const config = json as { sections: object };
    const sections = { ...config.sections, photoChallanges: false, patioGuide: false };
    app = await createSite(
      createSettings({
        database: city.database,
        dataDir: city.dataDir,
        siteConfig: { ...config, sections, startYear: 2015, darkMode: false },
        origin: 'https://city.example',
        now: () => newestMs,
      }),
    );
  }, 60_000);
  afterAll(() => app.close());

  it('SITE-2.photo-challenges has no photo contests, neither in lists nor as pages', async () => {
    const photoContest = '/contests/the-best-patio-dog/';
    const { html } = await open('/contests/');
    expect(html).toContain('/contests/a-year-of-sunday-bread/');
    expect(html).not.toContain(photoContest);
    expect(html).not.toMatch(/or a photo/);
    expect((await open(photoContest)).statusCode).toBe(404);
    const response = await app.inject('/api/v2/contests/?limit=100');
    expect(response.json<{ results: { kind?: string }[] }>().results.length).toBeGreaterThan(0);
    expect(response.body).not.toContain(photoContest);
  });

  it('SITE-2.patio-guide has no link to the patio guide', async () => {
    const links = (await open('/')).page.all('a').map(({ href }) => href);
    expect(links.filter((href) => href?.includes('patios.'))).toEqual([]);
  });

  it('SITE-3.start-year has archives from that year on', async () => {
    const { html } = await open('/archives/');
    expect(html).toContain('/archives/2015/');
    expect(html).not.toContain('/archives/2014/');
    expect((await open('/archives/2015/')).statusCode).toBe(200);
    expect((await open('/archives/2014/')).statusCode).toBe(404);
  });

  it('SITE-3.dark-mode is never dark', async () => {
    expect((await open('/contact/')).html).toMatch(/<html lang="en-CA">/);
  });
});

/** Paths of this site that a page links to or passes to a widget. */
function listTargets(html: string): string[] {
  const page = parseHtml(html);
  const links = page.all('a').map(({ href }) => href ?? '');
  const widgetUrls = page.json('application/json').flatMap((data) => listUrls(data));
  return [...links, ...widgetUrls]
    .filter(
      (target) => target.startsWith('/') && !/^\/(?:images|films|widgets|assets|tiles|api)\//.test(target),
    )
    .filter((target) => !/^\/(?:accounts\/login\?|profiles\/)/.test(target))
    .map((target) => target.replace(/#.*/, ''));
}

/** Every string of a widget's data that looks like the URL of a page. */
function listUrls(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return /url|path|href/.test(name) && !/image|avatar/.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listUrls(part, Array.isArray(value) ? name : key));
}
