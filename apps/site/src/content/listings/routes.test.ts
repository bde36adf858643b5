import { listingsRoutes } from '@cityguide/api/contract';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { SAMPLE_LISTING_COUNT } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';

const LIST = '/api/v2/listings/';

describe.each(testEngines)('listings on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
  });
  afterAll(() => site.stop());

  async function list(query: string) {
    const response = await site.app.inject(`${LIST}?${query}`);
    expect(response.statusCode).toBe(200);
    return listingsRoutes.list.responses[200].parse(response.json());
  }

  it('LIST-7.by-name orders by folded name: capitals and accents do not count, ties go by id', async () => {
    const { results } = await list('ordering=name&keywords=etoile&limit=100');
    expect(results.map(({ id, name }) => `${id} ${name}`).slice(0, 4)).toEqual([
      '1 Bar Étoile',
      '2 bar etoile',
      '21 Bar Étoile',
      '22 bar etoile',
    ]);
  });

  it.each(['rating', '-rating'])('LIST-7 puts listings without a rating last by %s', async (ordering) => {
    const ratings = (await list(`ordering=${ordering}&limit=100`)).results.map(({ rating }) => rating);
    const firstNull = ratings.indexOf(null);
    expect(firstNull).toBeGreaterThan(0);
    expect(ratings.slice(firstNull).every((rating) => rating === null)).toBe(true);
  });

  it('O-LST-07 repeats and loses no row over pages of equal values', async () => {
    const ids: number[] = [];
    for (let offset = 0; offset < SAMPLE_LISTING_COUNT; offset += 7) {
      ids.push(
        ...(await list(`ordering=-favourite_count&limit=7&offset=${offset}`)).results.map(({ id }) => id),
      );
    }
    expect(new Set(ids).size).toBe(SAMPLE_LISTING_COUNT);
    expect(ids).toHaveLength(SAMPLE_LISTING_COUNT);
  });

  it('GUIDE-1.nearest-first orders by distance from a position, keeps it in the links, and rejects what is none', async () => {
    const near = '43.65,-79.38';
    const { results, next } = await list(`ordering=distance&near=${near}&limit=3`);
    // Their places are in a row by their ids; the first has none.
    expect(results.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(new URL(next ?? '', 'https://city.example').searchParams.get('near')).toBe(near);
    const byDate = await list('limit=3');
    expect((await list('ordering=distance&limit=3')).results).toEqual(byDate.results);
    for (const nonsense of ['43.65', '43.65,-79.38,1', 'north,west', '91,0', '0,181', '43.65;-79.38']) {
      const response = await site.app.inject(`${LIST}?near=${encodeURIComponent(nonsense)}`);
      expect([nonsense, response.statusCode, Object.keys(response.json<object>())]).toEqual([
        nonsense,
        400,
        ['near'],
      ]);
    }
  });

  it('O-LST-08 has no next page where the page ends with the list, and one with one more row', async () => {
    expect((await list(`limit=12&offset=${SAMPLE_LISTING_COUNT - 12}`)).next).toBeNull();
    expect((await list(`limit=12&offset=${SAMPLE_LISTING_COUNT - 13}`)).next).not.toBeNull();
  });

  it('API-2.lists links the next page by a relative path with sorted parameters, whatever the host header', async () => {
    const url = `${LIST}?ordering=name&offset=12&limit=12&keywords=caf%C3%A9`;
    const response = await site.app.inject({ url, headers: { host: 'evil.example' } });
    expect(response.body).not.toContain('evil');
    const { next, previous } = response.json<{ next: string | null; previous: string }>();
    expect(previous).toBe(`${LIST}?keywords=caf%C3%A9&limit=12&offset=0&ordering=name`);
    expect(next).toBeNull();
  });

  it.each([
    ['limit=-1&offset=1e12&ordering=;drop', 12],
    ['limit=0', 12],
    ['limit=1e3', 12],
    ['limit=99999999999999999999', 100],
    ['offset=-5&ordering=constructor', 12],
    ['ordering=__proto__', 12],
    ['offset=9007199254740993', 0],
    ['offset=999999999999999999999999', 0],
    ['bundle_type=simple&unknown=1', 12],
  ])('API-2 survives %s', async (query, length) => {
    const page = await list(query);
    expect(page.results).toHaveLength(length);
    expect(page.count).toBe(SAMPLE_LISTING_COUNT);
  });

  it.each([
    ['100%25', 6, 'a percent sign is literal'],
    ['%25', 6, 'a percent sign is not a wildcard'],
    ['under_', 6, 'an underscore is not a wildcard'],
    ['_', 6, 'an underscore alone'],
    ['back%5Cslash', 6, 'a backslash is literal'],
    ['%22pub%22', 6, 'quotes are literal'],
    ["zoe's", 6, 'a typed apostrophe finds the typographic one'],
    ['zoes', 6, 'an apostrophe need not be typed'],
    ['ohar', 6, 'half a word, over the apostrophe'],
    ['hara', 6, 'what follows an apostrophe is a word too'],
    ['ara', 0, 'text in the middle of a word does not match'],
    ['pub', 6, 'quotes hide no word'],
    ['score', 12, 'nor does an underscore'],
    ['%E4%BA%AC', 6, 'a script without spaces matches anywhere'],
    ['caf', 6, 'half a word, before the accent'],
    ['cafe', 6, 'an accent need not be typed'],
    ['caf%C3%A9', 6, 'an accent may be typed'],
    ['cafe%CC%81', 6, 'an accent may be typed as a combining character'],
    ['cote+verte', 24, 'a space finds a hyphen'],
    ['bar-etoile', 12, 'a hyphen finds a space'],
    ['ra+eco', 12, 'half words in any order'],
    ['ETOILE', 12, 'capitals and accents do not count'],
    ['pho+dong', 6, 'words in any order'],
    ['soren+ramen', 0, 'every word must be there'],
    ['strasse', 6, 'a letter that folds to two'],
    ['%E5%8C%97', 6, 'other scripts'],
    ["'%3B+drop+table+listings%3B--", 0, 'SQL is text'],
    ['***', 0, 'asterisks are not special'],
  ])('keywords=%s finds %d: %s', async (keywords, count) => {
    expect((await list(`keywords=${keywords}`)).count).toBe(count);
  });

  it.each([
    ['keywords=a%00b', 'keywords'],
    ['keywords=a&keywords=b', 'keywords'],
    ['limit=1&limit=2', 'limit'],
    ['sub_type=abc', 'sub_type'],
    ['default_neighborhood=1;drop', 'default_neighborhood'],
  ])('API-2.field-errors rejects %s with a message for the field', async (query, field) => {
    const response = await site.app.inject(`${LIST}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  it('HOOD-2.listings lists a neighbourhood by its id', async () => {
    const page = await list('default_neighborhood=2&ordering=name&limit=100');
    expect(page.count).toBe(24);
    expect(page.results.every((listing) => listing.default_neighborhood?.name === 'Côte-Verte')).toBe(true);
  });

  it('LIST-8 returns missing values as null, never as an empty string', async () => {
    const { body } = await site.app.inject(`${LIST}1/`);
    expect(JSON.parse(body)).toEqual({
      id: 1,
      name: 'Bar Étoile',
      address: null,
      phone: null,
      website: null,
      rating: null,
      image_url: null,
      coordinates: null,
      share_url: '/listing-1/',
      type: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
      sub_type: { id: 1, name: 'Italian', share_url: '/kind-0/' },
      default_neighborhood: { id: 1, name: 'The Annex', path: '/hood-0/' },
      dinesafe_establishment_id: '9000',
      opening_hours: null,
      price: null,
      menu_url: null,
      booking_url: null,
      rating_count: 0,
    });
  });

  it('HOST-6.etag HOST-6.kept the public list is cacheable, with an ETag that leads to 304', async () => {
    const first = await site.app.inject(LIST);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const etag = String(first.headers.etag);
    const second = await site.app.inject({ url: LIST, headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const other = await site.app.inject(`${LIST}?limit=1`);
    expect(other.headers.etag).not.toBe(etag);
  });

  it('HOST-6 a listing is cacheable, with an ETag that leads to 304', async () => {
    const first = await site.app.inject(`${LIST}1/`);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=30']);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await site.app.inject({ url: `${LIST}1/`, headers })).statusCode).toBe(304);
    expect((await site.app.inject({ url: `${LIST}2/`, headers })).statusCode).toBe(200);
  });

  it('errors are never cacheable', async () => {
    for (const url of [`${LIST}?sub_type=x`, `${LIST}999999/`, '/api/v2/nothing/']) {
      expect((await site.app.inject(url)).headers['cache-control']).toBe('private, no-store');
    }
  });

  it('O-NET-01 redirects a URL without its final slash, and preserves the body of a write', async () => {
    const read = await site.app.inject('/api/v2/listings?limit=1');
    expect([read.statusCode, read.headers.location]).toEqual([301, '/api/v2/listings/?limit=1']);
    const write = await site.app.inject({
      method: 'POST',
      url: '/api/v2/favourites',
      payload: { listing: 1 },
    });
    expect([write.statusCode, write.headers.location]).toEqual([308, '/api/v2/favourites/']);
  });

  it('never redirects to another site', async () => {
    for (const url of ['//evil.example', '/api/v2//evil.example', '/api/v2/\\evil.example']) {
      const { location = '/' } = (await site.app.inject(url)).headers;
      expect(String(location)).toMatch(/^\/(?![/\\])/);
    }
  });
});
