import { newestMs } from '@cityguide/demo-city/cityTime';
import { findStructuredDataIssues } from './testing/findStructuredDataIssues';
import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { parseHtml } from './testing/parseHtml';
import { readSitemap } from './testing/readSitemap';

const ORIGIN = 'https://city.example';
/** How many issues are shown: if one page of a type has an issue, all have. */
const MAX_SHOWN = 20;
/** The second site shows the same listings, so every fourth page is enough. */
const STEP = process.env['LONG'] ? 1 : 4;
/** This many pages with the same first path segment are always checked. */
const MIN_CHECKED = 10;
const HEAD = ['og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:locale'];

describe.each(['guide', 'news'] as const)('every page of the brand %s', (brand) => {
  let site: SeededSite;
  const issues: Record<'links' | 'heads' | 'data' | 'sitemap' | 'caching', string[]> = {
    links: [],
    heads: [],
    data: [],
    sitemap: [],
    caching: [],
  };
  const describedTypes = new Set<string>();
  const pageCounts = new Map<string, number>();
  let queue: Set<string>;

  beforeAll(async () => {
    site = await openSeededSite(brand, { origin: ORIGIN, now: () => newestMs });
    const sitemap = await readSitemap(site.app);
    queue = new Set(sitemap.keys());
    let index = 0;
    for (const path of queue) {
      const isRare = (pageCounts.get(path.split('/')[1] ?? '') ?? 0) < MIN_CHECKED;
      index += 1;
      if (brand === 'guide' || isRare || index % STEP === 0) await checkPage(path, sitemap.has(path));
    }
  }, 240_000);
  afterAll(() => site.stop());

  /** Requests one URL, and queues the links of its page. */
  async function checkPage(path: string, isListed: boolean): Promise<void> {
    const response = await site.app.inject(path);
    if (response.statusCode >= 400) issues.links.push(`${path} → ${response.statusCode}`);
    const caching = String(response.headers['cache-control']);
    if (
      response.statusCode === 200 &&
      !(caching.startsWith('public') ? response.headers.etag : /no-store/.test(caching))
    )
      issues.caching.push(`${path}: ${caching}`);
    if (!String(response.headers['content-type']).includes('html') || response.statusCode !== 200) return;
    const page = parseHtml(response.body);
    const first = path.split('/')[1] ?? '';
    pageCounts.set(first, (pageCounts.get(first) ?? 0) + 1);
    checkHead(path, page, isListed);
    for (const data of page.json('application/ld+json')) {
      issues.data.push(...findStructuredDataIssues(data).map((issue) => `${path} ${issue}`));
      for (const node of [data].flat())
        for (const type of [node['@type']].flat()) describedTypes.add(String(type));
    }
    for (const { href } of [...page.all('a'), ...page.all('link')]) {
      const target =
        href?.startsWith('/') && !/^\/(?:images|films)\//.test(href) ? href.replace(/#.*/, '') : '';
      // The images of this city are not generated, nor the films made from them.
      // Log-in pages are alike, and so are the orderings of a list.
      if (target && !/^\/(?:accounts\/login|search)\?|^\/profiles\/|[?&](?:ordering|offset)=/.test(target))
        queue.add(target);
    }
  }

  function checkHead(path: string, page: ReturnType<typeof parseHtml>, isListed: boolean): void {
    const addIssue = (message: string) => issues.heads.push(`${path}: ${message}`);
    if (page.count('h1') !== 1) addIssue(`${page.count('h1')} headings of the first level`);
    if (page.title.length < 5) addIssue('no title');
    const description = page.first('meta', 'name', 'description')?.content ?? '';
    if (description.length < 10 || description.length > 200) addIssue(`description of ${description.length}`);
    const canonical = page.first('link', 'rel', 'canonical')?.href ?? '';
    if (!canonical.startsWith(`${ORIGIN}/`)) addIssue(`canonical ${canonical}`);
    for (const name of HEAD) if (!page.first('meta', 'property', name)?.content) addIssue(`no ${name}`);
    if (page.first('meta', 'property', 'og:url')?.content !== canonical) addIssue('og:url is not canonical');
    const image = page.first('meta', 'property', 'og:image')?.content;
    if (image !== undefined && !image.startsWith(`${ORIGIN}/images/`)) addIssue(`og:image ${image}`);
    if (!isListed) return;
    if (canonical !== ORIGIN + path) issues.sitemap.push(`${path} is canonically ${canonical}`);
    if (page.first('meta', 'name', 'robots')) issues.sitemap.push(`${path} is not to be indexed`);
  }

  it('HOST-1.every-path HOST-3 SITE-5.answer responds, and so does everything its pages link to', () => {
    expect(issues.links.slice(0, MAX_SHOWN)).toEqual([]);
    const checkedCount = [...pageCounts.values()].reduce((sum, count) => sum + count, 0);
    expect(checkedCount).toBeGreaterThan(brand === 'guide' ? 900 : 300);
    for (const first of [
      '',
      'restaurants',
      'places',
      'neighbourhoods',
      'food',
      'videos',
      'archives',
      'accounts',
    ])
      expect([first, (pageCounts.get(first) ?? 0) > 0]).toEqual([first, true]);
  });

  it('HOST-3.titles HOST-3.canonical HOST-3.open-graph has complete metadata: title, canonical link, description, Open Graph', () =>
    expect(issues.heads.slice(0, MAX_SHOWN)).toEqual([]));

  it('HOST-3.sitemap is in the sitemap with its canonical URL, and may be indexed', () =>
    expect(issues.sitemap.slice(0, MAX_SHOWN)).toEqual([]));

  it('HOST-6.etag HOST-6.private has an ETag if it is cacheable, and is not stored otherwise', () =>
    expect(issues.caching.slice(0, MAX_SHOWN)).toEqual([]));

  it('HOST-3.json-ld is described by schema.org data that search engines accept', () => {
    expect(issues.data.slice(0, MAX_SHOWN)).toEqual([]);
    const common = ['LocalBusiness', 'Restaurant', 'NewsArticle', 'VideoObject', 'ImageObject', 'WebSite'];
    const expected = [...common, 'BreadcrumbList', 'JobPosting', ...(brand === 'guide' ? ['Event'] : [])];
    expect([...describedTypes]).toEqual(expect.arrayContaining(expected));
  });
});
