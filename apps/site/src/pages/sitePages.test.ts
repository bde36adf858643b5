import { newestMs } from '@cityguide/demo-city/cityTime';
import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { parseHtml } from './testing/parseHtml';

let site: SeededSite;
beforeAll(async () => {
  site = await openSeededSite('guide', { origin: 'https://city.example', now: () => newestMs });
});
afterAll(() => site.stop());

async function open(path: string) {
  const response = await site.app.inject(path);
  return { status: response.statusCode, html: response.body, page: parseHtml(response.body) };
}
const hrefsOf = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? ''))].filter((href) =>
    pattern.test(href),
  );

describe('archives', () => {
  it('SITE-3.start-year SITE-5 link every year since 2004 with its months and stories', async () => {
    const { page, html } = await open('/archives/');
    const years = hrefsOf(html, /^\/archives\/\d{4}\/$/);
    expect([years[0], years.at(-1), years.length]).toEqual(['/archives/2026/', '/archives/2004/', 23]);
    expect(page.text).toMatch(/stories since 2004/);

    const year = await open('/archives/2011/');
    const months = hrefsOf(year.html, /^\/archives\/2011\/\d\d\/$/);
    expect(months.length).toBeGreaterThan(3);
    const monthCounts = await Promise.all(
      months.map(async (path) => Number(/(\d+) (?:story|stories)/.exec((await open(path)).page.text)?.[1])),
    );
    const yearCount = Number(/(\d+) stories/.exec(year.page.text)?.[1]);
    expect(monthCounts.reduce((sum, count) => sum + count, 0)).toBe(yearCount);
    const [story = ''] = hrefsOf(year.html, /^\/[a-z-]+\/[a-z0-9-]+2011[a-z0-9-]*\/$/);
    expect((await open(story)).status).toBe(200);
    expect((await open(story)).page.text).toContain(', 2011');
  });

  it.each([
    '/archives/2003/',
    '/archives/2031/',
    '/archives/2011/13/',
    '/archives/abcd/',
    '/archives/2011/1/',
  ])('%s is 404', async (path) => expect((await open(path)).status).toBe(404));
});

describe('sections of stories', () => {
  it('SITE-5 HOST-3 have a lead, numbered pages without overlap, and links to the other sections', async () => {
    const first = await open('/food/');
    const second = await open('/food/?page=1');
    const stories = (html: string) => hrefsOf(html, /^\/food\/[a-z0-9-]+\/$/);
    expect(stories(first.html)).toHaveLength(13);
    expect(stories(second.html).length).toBeGreaterThan(5);
    expect(stories(second.html).filter((href) => stories(first.html).includes(href))).toEqual([]);
    expect(first.page.first('link', 'rel', 'next')?.href).toBe('/food/?page=1');
    expect(second.page.title).toContain('page 2');
    expect(hrefsOf(first.html, /^\/(?:news|culture|tech|travel|sports|real-estate)\/$/).length).toBe(6);
    expect((await open('/food/?page=99')).status).toBe(404);
  });
});

describe('videos', () => {
  it('SITE-5 SAVE-1 have a list and pages with a player, a length and a bookmark', async () => {
    const { html } = await open('/videos/');
    const [path = ''] = hrefsOf(html, /^\/videos\/[a-z0-9-]+\/$/);
    expect(html).toMatch(/<span class="video-length">0:\d\d<\/span>/);
    const { page } = await open(path);
    const widget = page.all('div').find((div) => div['data-widget'] === 'bookmark');
    const [player] = page.all('video');
    expect(player).toMatchObject({
      preload: 'none',
      width: '900',
      height: '600',
      poster: expect.any(String),
    });
    expect(page.all('source')[0]?.src).toBe(`/films/${widget?.['data-video-id']}.webm`);
    const [structuredData] = page.json('application/ld+json') as unknown as [Record<string, unknown>[]];
    expect(structuredData[0]).toMatchObject({
      '@type': 'VideoObject',
      duration: expect.stringMatching(/^PT\d+S$/),
      thumbnailUrl: expect.stringMatching(/^https:\/\/city\.example\/images\//),
    });
    expect((await open('/videos/no-such-video/')).status).toBe(404);
  });
});

describe('best of', () => {
  it('SITE-5 ranks listings of each type by their rating', async () => {
    const { html, page } = await open('/toronto/');
    expect(page.text).toContain('The best restaurants');
    const [list = ''] = html.match(/<section class="best-list"[\s\S]*?<\/section>/) ?? [];
    const ratings = [...list.matchAll(/Rated (\d\.\d\d) out of 5/g)].map((match) => Number(match[1]));
    expect(ratings.length).toBeGreaterThanOrEqual(3);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    for (const { href = '' } of page.all('a').filter((link) => link.href?.startsWith('#best-')))
      expect(html).toContain(`id="${href.slice(1)}"`);
  });
});

describe('text pages', () => {
  it('SITE-5 shows the jobs of the brand’s file, each with its pay', async () => {
    const { page } = await open('/jobs');
    expect(page.text).toContain('Food writer, east of the Don');
    expect(page.text).toContain('$27 an hour');
    expect((page.json('application/ld+json') as unknown as object[][])[0]).toHaveLength(3);
    expect((await site.app.inject('/jobs/')).headers.location).toBe('/jobs');
  });

  it.each([
    ['/privacy/', 'How to see, correct and delete it'],
    ['/termsofservice/', 'What you rate, write and upload'],
  ])('SITE-5 %s has its text', async (path, text) => expect((await open(path)).page.text).toContain(text));

  it('HOST-3 the 404 page has a search, sections and a contact link', async () => {
    const { status, html, page } = await open('/no-such-page/');
    expect(status).toBe(404);
    expect(page.first('form', 'action', '/search')).toBeDefined();
    expect(hrefsOf(html, /^\/(?:restaurants|events|contact)\/$/).length).toBeGreaterThanOrEqual(3);
  });
});

it('ADS-1.article-square a story’s square is 320x50 on phones', async () => {
  const [path = ''] = hrefsOf((await open('/food/')).html, /^\/food\/[a-z0-9-]+\/$/);
  const slots = (await open(path)).page.all('div').filter((div) => div['data-widget'] === 'ad-slot');
  expect(slots.find((slot) => slot['data-slot'] === 'article-square')).toMatchObject({
    'data-desktop': '300x250',
    'data-mobile': '320x50',
  });
});

it('SITE-5 the front page shows events, videos and contests', async () => {
  const { html } = await open('/');
  for (const section of ['events', 'videos', 'contests'])
    expect(hrefsOf(html, new RegExp(`^/${section}/[a-z0-9-]+/$`)).length).toBeGreaterThanOrEqual(3);
});
