import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

describe('the page of a neighbourhood', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  const address = '/neighbourhoods/annex/';
  const open = async (query = '') => parseHtml((await site.app.inject(`${address}${query}`)).body);
  const pathsOf = (page: ReturnType<typeof parseHtml>) =>
    page.all('option').flatMap(({ value }) => (value ? [value] : []));

  it('HOOD-1.first-option HOOD-1.item-paths offers its categories, after "Choose a Category..."', async () => {
    const page = await open();
    expect(page.all('option')[0]).toEqual({ value: '' });
    expect(page.text).toContain('Choose a Category...');
    expect(pathsOf(page)[0]).toMatch(/^\/(restaurants|places)\/n\/\d+\/annex\/$/);
    for (const path of pathsOf(page)) expect((await site.app.inject(path)).statusCode).toBe(200);
  });

  it('HOOD-1.no-script works without JavaScript: the form redirects to the item’s path', async () => {
    const [path = ''] = pathsOf(await open());
    const response = await site.app.inject(`${address}?category=${encodeURIComponent(path)}`);
    expect([response.statusCode, response.headers.location]).toEqual([303, path]);
  });

  it.each(['', '//evil.example/', 'https://evil.example/', '/accounts/log_out/', 'x&category=y'])(
    'HOOD-1.own-paths redirects to no address that it does not offer: %s',
    async (path) => {
      const response = await site.app.inject(`${address}?category=${path}`);
      expect([response.statusCode, response.headers.location]).toEqual([200, undefined]);
    },
  );

  it('HOOD-2.default-order LIST-7 lists its places by name by default', async () => {
    const grid = (page: ReturnType<typeof parseHtml>) =>
      page.all('div').find((div) => div['data-widget'] === 'listing-grid');
    expect(grid(await open())).toMatchObject({
      'data-ordering': 'name',
      'data-default-neighborhood': expect.stringMatching(/^\d+$/),
    });
    expect(grid(await open('?ordering=nonsense'))?.['data-ordering']).toBe('name');
    const rated = await open('?ordering=-rating');
    expect(grid(rated)?.['data-ordering']).toBe('-rating');
    expect(
      rated
        .all('a')
        .filter((link) => link['aria-current'] === 'true')
        .map(({ href }) => href),
    ).toEqual(['?ordering=-rating']);
  });

  it('shows what it is known for', async () => {
    const { text } = await open();
    expect(text).toMatch(/To explore .*Known for .*Best rated .*Saved the most/);
  });

  it('is complete without listings', async () => {
    const neighbourhood = await site.database.query
      .selectFrom('neighbourhoods')
      .selectAll()
      .executeTakeFirstOrThrow();
    await site.database.query
      .updateTable('listings')
      .set({ neighbourhood_id: null })
      .where('neighbourhood_id', '=', neighbourhood.id)
      .execute();
    const page = parseHtml((await site.app.inject(`/neighbourhoods${neighbourhood.path}`)).body);
    expect(page.text).toContain('There are no places here yet.');
    expect(page.count('select')).toBe(0);
    expect(page.text).not.toContain('Known for');
  });
});
