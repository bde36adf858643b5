import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

describe('pages of listings without JavaScript', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  const open = async (path: string) => parseHtml((await site.app.inject(path)).body);
  const listingLinks = (page: ReturnType<typeof parseHtml>) =>
    page
      .all('a')
      .filter((link) => link['aria-hidden'])
      .map(({ href }) => href);

  it('HOST-3 lead from page to page without gap or repetition', async () => {
    const seen: (string | undefined)[] = [];
    let path: string | undefined = '/restaurants/?ordering=name';
    while (path) {
      const page: ReturnType<typeof parseHtml> = await open(path);
      seen.push(...listingLinks(page));
      const next = page
        .all('a')
        .find(
          ({ href }) =>
            href?.startsWith('?ordering=name&offset=') && Number(href.split('offset=')[1]) >= seen.length,
        )?.href;
      path = next && `/restaurants/${next}`;
    }
    const { count } = await site.database.query
      .selectFrom('listings')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('type_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(Number(count));
  });

  it('LIST-7 change their order by links', async () => {
    const page = await open('/restaurants/?ordering=-rating');
    expect(
      page
        .all('a')
        .filter((link) => link['aria-current'] === 'true')
        .map(({ href }) => href),
    ).toEqual(['?ordering=-rating']);
    expect(page.all('div').find((div) => div['data-widget'] === 'listing-grid')).toMatchObject({
      'data-ordering': '-rating',
      'data-type': '1',
    });
    const ratings = [...page.text.matchAll(/Rated (\d\.\d\d) out of 5/g)].map(([, rating]) => Number(rating));
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });

  it('LIST-11 offer the map, and show next to its switch which range of listings is shown', async () => {
    const page = await open('/restaurants/?offset=12');
    const grid = page.all('div').find((div) => div['data-widget'] === 'listing-grid');
    expect(grid).toHaveProperty('data-map');
    expect(page.text).toMatch(/ 13–24 of [\d,]+ /);
  });

  it.each([
    '?ordering=constructor',
    '?ordering=;drop',
    '?offset=-1',
    '?offset=1e12',
    '?offset=99999999999',
    '?offset=abc',
    '?page=-1',
    '?page=99999999999999999999',
    '?page=1&page=2',
    '?sub_type=1&sub_type=2',
    '?ordering=name&ordering=rating',
  ])('survive %s', async (query) => {
    const response = await site.app.inject(`/restaurants/${query}`);
    expect(response.statusCode).toBe(200);
    expect(parseHtml(response.body).count('h1')).toBe(1);
  });

  it('LIST-8.missing leave no empty link and no stray fact where something is missing', async () => {
    await site.database.query
      .updateTable('listings')
      .set({
        address: '',
        phone: '',
        website: '',
        rating: null,
        image_path: null,
        neighbourhood_id: null,
        dinesafe_establishment_id: null,
        date_published: Date.now(),
      })
      .where('id', '=', 1)
      .execute();
    const { body } = await site.app.inject('/restaurants/');
    const card = body.slice(body.indexOf('<article'), body.indexOf('</article>'));
    const links = parseHtml(card).all('a');
    expect(links.map(({ href }) => href)).toEqual([
      '/restaurants/trinitys-pub/',
      '/restaurants/trinitys-pub/',
      '/restaurants/',
      '/restaurants/pub/',
    ]);
    expect(parseHtml(card).text).toContain('Not rated yet');
    expect(card).not.toContain('<img');
    expect((await site.app.inject('/restaurants/trinitys-pub/')).statusCode).toBe(200);
  });

  it('LIST-8 never link anything but http(s)', async () => {
    await site.database.query
      .updateTable('listings')
      .set({ website: 'javascript:alert(1)' })
      .where('id', '=', 1)
      .execute();
    expect((await site.app.inject('/restaurants/trinitys-pub/')).body).not.toContain('javascript:');
  });
});
