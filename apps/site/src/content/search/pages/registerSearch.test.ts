import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

let site: SeededSite;
beforeAll(async () => {
  site = await openSeededSite('guide');
});
afterAll(() => site.stop());

async function search(query: string) {
  const response = await site.app.inject(`/search?${query}`);
  return { status: response.statusCode, page: parseHtml(response.body) };
}

describe('the result page', () => {
  it.each([
    ['mac & cheese #1 + café', 'q=mac%20%26%20cheese%20%231%20%2B%20caf%C3%A9'],
    ['mac & cheese #1 + café', 'q=mac+%26+cheese+%231+%2B+caf%C3%A9'],
    ['a=b&c?d/e%f', 'q=a%3Db%26c%3Fd%2Fe%25f'],
    ['</title><script>', 'q=%3C%2Ftitle%3E%3Cscript%3E'],
    ['北京 🍜', 'q=%E5%8C%97%E4%BA%AC%20%F0%9F%8D%9C'],
    ['', 'q='],
    ['', ''],
    ['', 'q=a&q=b'],
  ])('O-URL-01 NAV-10 has exactly %j in its field', async (words, query) => {
    const { status, page } = await search(query);
    expect(status).toBe(200);
    expect(page.first('input', 'name', 'q')?.value).toBe(words);
  });

  it('NAV-10 truncates long input, and its links are still valid URLs', async () => {
    const { status, page } = await search(`q=${'a'.repeat(199)}${encodeURIComponent('🍜')}`);
    expect(status).toBe(200);
    expect(page.first('input', 'name', 'q')?.value).toBe(`${'a'.repeat(199)}\ufffd`);
  });

  it.each(['trinitys pub', "trinity's pub", 'trinity’s pub', 'TRINITYS', 'pub trinit'])(
    'NAV-15 finds Trinity’s Pub by %s',
    async (words) => {
      const { page } = await search(`q=${encodeURIComponent(words)}`);
      expect(page.text).toContain('Trinity’s Pub');
    },
  );

  it('shows each kind with its count, and numbered pages of places', async () => {
    const { page } = await search('q=restaurants');
    expect(page.text).toMatch(/\d+ places/);
    const next = page.all('a').find(({ href }) => href?.endsWith('page=1'))?.href ?? '';
    expect(next).toContain('/search?q=restaurants&');
    const names = async (address: string) =>
      parseHtml((await site.app.inject(address.replaceAll('&amp;', '&'))).body)
        .all('a')
        .flatMap(({ href }) => (/^\/restaurants\/(?!n\/)[^/]+\/$/.test(href ?? '') ? [href] : []));
    const [first, second] = [await names('/search?q=restaurants'), await names(next)];
    expect(second.length).toBeGreaterThan(0);
    expect(second).not.toEqual(first);
    expect(await names('/search?q=restaurants&page=999')).toEqual(
      await names(`/search?q=restaurants&page=${Math.floor((await countPlaces('restaurants')) / 24)}`),
    );
  });

  const countPlaces = async (words: string) =>
    Number(/(\d+) places/.exec((await search(`q=${words}`)).page.text)?.[1]) - 1;

  it('says when nothing is found and what to do, and stays out of search engines', async () => {
    const { status, page } = await search('q=zzqx+%3Cb%3Eramen');
    expect(status).toBe(200);
    expect(page.text).toContain('Nothing here matches “zzqx <b>ramen”.');
    const hrefs = page.all('a').map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(['/search?q=zzqx', '/restaurants/', '/neighbourhoods/']));
    expect(page.first('meta', 'name', 'robots')?.content).toContain('noindex');
    expect(page.first('link', 'rel', 'canonical')?.href).toMatch(/\/search$/);
  });

  it.each([
    ...[
      '"',
      '*',
      'NEAR(',
      "'; drop table listings; --",
      'a AND b',
      'a:b',
      '-',
      '^a',
      '{a b}',
      '\\',
      "\\'",
      '%',
    ],
    ...['🍜', 'a', 'a'.repeat(300), '\u{d83c}', '(((((', '"a" "', "l'été", 'st. lawrence', '&|!<->', "''"],
  ])('NAV-10 treats %j as plain words', async (keywords) => {
    expect((await search(new URLSearchParams({ q: keywords, page: '-1' }).toString())).status).toBe(200);
    const api = `/api/v2/listings/?${new URLSearchParams({ keywords })}`;
    expect((await site.app.inject(api)).statusCode).toBeLessThan(500);
  });
});
