import { newestMs } from '@cityguide/demo-city/cityTime';
import { checkStructuredData } from './testing/checkStructuredData';
import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { readHtml } from './testing/readHtml';
import { readSitemap } from './testing/readSitemap';

const ORIGIN = 'https://city.example';
/** Where one page of a kind is wrong, all are. */
const SHOWN = 20;
/** The second site shows the same places, so every fourth of them is enough. */
const STEP = process.env['LONG'] ? 1 : 4;
/** Of what begins alike, so many are seen in any case. */
const FEW = 10;
const HEAD = ['og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:locale'];

describe.each(['guide', 'news'] as const)('every address of the brand %s', (brand) => {
  let site: SeededSite;
  const faults: Record<'links' | 'heads' | 'data' | 'sitemap' | 'caching', string[]> = {
    links: [],
    heads: [],
    data: [],
    sitemap: [],
    caching: [],
  };
  const described = new Set<string>();
  const templates = new Map<string, number>();
  let seen: Set<string>;

  beforeAll(async () => {
    site = await openSeededSite(brand, { origin: ORIGIN, now: () => newestMs });
    const listed = await readSitemap(site.app);
    seen = new Set(listed.keys());
    let turn = 0;
    for (const path of seen) {
      const isRare = (templates.get(path.split('/')[1] ?? '') ?? 0) < FEW;
      turn += 1;
      if (brand === 'guide' || isRare || turn % STEP === 0) await look(path, listed.has(path));
    }
  }, 240_000);
  afterAll(() => site.stop());

  /** Asks for one address; the links on its page are looked at later. */
  async function look(path: string, isListed: boolean): Promise<void> {
    const response = await site.app.inject(path);
    if (response.statusCode >= 400) faults.links.push(`${path} → ${response.statusCode}`);
    const caching = String(response.headers['cache-control']);
    if (
      response.statusCode === 200 &&
      !(caching.startsWith('public') ? response.headers.etag : /no-store/.test(caching))
    )
      faults.caching.push(`${path}: ${caching}`);
    if (!String(response.headers['content-type']).includes('html') || response.statusCode !== 200) return;
    const page = readHtml(response.body);
    const first = path.split('/')[1] ?? '';
    templates.set(first, (templates.get(first) ?? 0) + 1);
    checkHead(path, page, isListed);
    for (const data of page.json('application/ld+json')) {
      faults.data.push(...checkStructuredData(data).map((fault) => `${path} ${fault}`));
      for (const thing of [data].flat())
        for (const type of [thing['@type']].flat()) described.add(String(type));
    }
    for (const { href } of [...page.all('a'), ...page.all('link')]) {
      const target =
        href?.startsWith('/') && !/^\/(?:images|films)\//.test(href) ? href.replace(/#.*/, '') : '';
      // The pictures of this city are not drawn, nor the films made of them.
      // One log-in page is like another, and so is one ordering of a list like another.
      if (target && !/^\/(?:accounts\/login|search)\?|^\/profiles\/|[?&](?:ordering|offset)=/.test(target))
        seen.add(target);
    }
  }

  function checkHead(path: string, page: ReturnType<typeof readHtml>, isListed: boolean): void {
    const say = (words: string) => faults.heads.push(`${path}: ${words}`);
    if (page.count('h1') !== 1) say(`${page.count('h1')} headings of the first level`);
    if (page.title.length < 5) say('no title');
    const description = page.first('meta', 'name', 'description')?.content ?? '';
    if (description.length < 10 || description.length > 200) say(`description of ${description.length}`);
    const canonical = page.first('link', 'rel', 'canonical')?.href ?? '';
    if (!canonical.startsWith(`${ORIGIN}/`)) say(`canonical ${canonical}`);
    for (const name of HEAD) if (!page.first('meta', 'property', name)?.content) say(`no ${name}`);
    if (page.first('meta', 'property', 'og:url')?.content !== canonical) say('og:url is not canonical');
    const image = page.first('meta', 'property', 'og:image')?.content;
    if (image !== undefined && !image.startsWith(`${ORIGIN}/images/`)) say(`og:image ${image}`);
    if (!isListed) return;
    if (canonical !== ORIGIN + path) faults.sitemap.push(`${path} is canonically ${canonical}`);
    if (page.first('meta', 'name', 'robots')) faults.sitemap.push(`${path} is not to be indexed`);
  }

  it('HOST-1.every-path HOST-3 SITE-5.answer answers, and so does whatever its pages link to', () => {
    expect(faults.links.slice(0, SHOWN)).toEqual([]);
    const looked = [...templates.values()].reduce((sum, count) => sum + count, 0);
    expect(looked).toBeGreaterThan(brand === 'guide' ? 900 : 300);
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
      expect([first, (templates.get(first) ?? 0) > 0]).toEqual([first, true]);
  });

  it('HOST-3.titles HOST-3.canonical HOST-3.open-graph says whole what it is: title, canonical link, description, Open Graph', () =>
    expect(faults.heads.slice(0, SHOWN)).toEqual([]));

  it('HOST-3.sitemap is in the sitemap by its canonical address, and to be indexed', () =>
    expect(faults.sitemap.slice(0, SHOWN)).toEqual([]));

  it('HOST-6.etag HOST-6.private has an ETag where caches may keep it, and is kept by none otherwise', () =>
    expect(faults.caching.slice(0, SHOWN)).toEqual([]));

  it('HOST-3.json-ld is described by schema.org data that search engines accept', () => {
    expect(faults.data.slice(0, SHOWN)).toEqual([]);
    const always = ['LocalBusiness', 'Restaurant', 'NewsArticle', 'VideoObject', 'ImageObject', 'WebSite'];
    const wanted = [...always, 'BreadcrumbList', 'JobPosting', ...(brand === 'guide' ? ['Event'] : [])];
    expect([...described]).toEqual(expect.arrayContaining(wanted));
  });
});
