import { openSeededSite, type SeededSite } from './testing/openSeededSite';
import { parseHtml } from './testing/parseHtml';

describe('sections that a brand disables', () => {
  const sites: Partial<Record<'guide' | 'news', SeededSite>> = {};
  beforeAll(async () => {
    sites.guide = await openSeededSite('guide');
    sites.news = await openSeededSite('news');
  });
  afterAll(() => Promise.all(Object.values(sites).map((site) => site.stop())));

  const disabled = [
    ['best of', '/toronto/'],
    ['events', '/events/'],
    ['contests', '/contests/'],
  ] as const;

  it.each(disabled)('SITE-2.no-page %s: 404 on the news site, a page on the guide', async (_, path) => {
    expect((await sites.news?.app.inject(path))?.statusCode).toBe(404);
    expect((await sites.guide?.app.inject(path))?.statusCode).toBe(200);
  });

  it.each([
    '/events/harbour-swim/',
    '/contests/a-year-of-sunday-bread/',
    '/events/harbour-swim/calendar.ics',
  ])('SITE-2.no-page %s is a page of the guide only; the news site accepts no form', async (path) => {
    expect((await sites.guide?.app.inject(path))?.statusCode).toBe(200);
    expect((await sites.news?.app.inject(path))?.statusCode).toBe(404);
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await sites.news?.app.inject({ method: 'POST', url: path, headers }))?.statusCode).toBe(404);
  });

  it.each([
    '/',
    '/restaurants/',
    '/restaurants/trinitys-pub/',
    '/nothing/',
    '/food/',
    '/search?q=swim',
    '/jobs',
  ])('SITE-2.no-link %s of the news site has no links to disabled sections', async (path) => {
    const page = parseHtml((await sites.news?.app.inject(path))?.body ?? '');
    const links = page.all('a').map(({ href }) => href);
    for (const [, disabledPath] of disabled) expect(links).not.toContain(disabledPath);
    expect(links.filter((href) => /^\/(?:events|contests)\//.test(href ?? ''))).toEqual([]);
    expect(links.filter((href) => href?.includes('patios.'))).toEqual([]);
    expect(links).toContain('/videos/');
  });

  it('SITE-3.dark-mode is allowed by the configuration', async () => {
    expect((await sites.guide?.app.inject('/contact/'))?.body).toMatch(/<html lang="en-CA" data-cg-dark>/);
  });

  it('SITE-1.guide-menu SITE-1.news-menu shows each brand’s own menu in the bar and the footer', async () => {
    for (const [brand, entry, other] of [
      ['guide', '/toronto/', '/tech/'],
      ['news', '/tech/', '/toronto/'],
    ] as const) {
      const { body } = (await sites[brand]?.app.inject('/contact/')) ?? { body: '' };
      const links = parseHtml(body)
        .all('a')
        .map(({ href }) => href);
      expect(links.filter((href) => href === entry)).toHaveLength(2);
      expect(links).not.toContain(other);
    }
  });
});
