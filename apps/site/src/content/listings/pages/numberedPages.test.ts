import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

describe('numbered pages of listings without JavaScript', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
    const pubs = site.database.query
      .selectFrom('listing_sub_types')
      .select('id')
      .where('path', '=', '/restaurants/pub/');
    const { id } = await pubs.executeTakeFirstOrThrow();
    await site.database.query
      .updateTable('listings')
      .set({ sub_type_id: id })
      .where('type_id', '=', 1)
      .execute();
  });
  afterAll(() => site.stop());

  const open = async (path: string) => parseHtml((await site.app.inject(path)).body);
  const listingLinks = (page: ReturnType<typeof parseHtml>) =>
    page
      .all('a')
      .filter((link) => link['aria-hidden'])
      .map(({ href }) => href);
  const readPages = (page: ReturnType<typeof parseHtml>) =>
    page
      .all('a')
      .filter((link) => link['aria-label']?.startsWith('Page '))
      .map((link) => [link['aria-label'], link.href, link['aria-current']]);
  const firstOf = (page: ReturnType<typeof parseHtml>) => listingLinks(page)[0];

  it('LIST-6.zero-based O-PAG-01 navigate numbered pages by links, counted from 0', async () => {
    const first = await open('/restaurants/pub/?ordering=name');
    const pages = readPages(first);
    expect(pages[0]).toEqual(['Page 1', '?ordering=name', 'page']);
    expect(pages[1]).toEqual(['Page 2', '?ordering=name&page=1', undefined]);
    const second = await open(`/restaurants/pub/${pages[1]?.[1]}`);
    expect(readPages(second)[1]?.[2]).toBe('page');
    expect(firstOf(second)).not.toBe(firstOf(first));
    expect(second.json('application/json').find((data) => 'results' in data)).toMatchObject({ offset: 12 });
    expect(second.all('div').find((div) => div['data-widget'] === 'listing-grid')).toMatchObject({
      'data-paging': 'pages',
    });
  });

  it('LIST-6.nonsense LIST-6.past-end show the first page for invalid numbers and the last for one past the end', async () => {
    const first = firstOf(await open('/restaurants/pub/'));
    for (const nonsense of ['abc', '-1', '1.5', ''])
      expect(firstOf(await open(`/restaurants/pub/?page=${nonsense}`))).toBe(first);
    const last = await open('/restaurants/pub/?page=9999999999');
    expect(readPages(last).at(-1)?.[2]).toBe('page');
    expect(listingLinks(last).length).toBeGreaterThan(0);
    expect(last.text).toMatch(/Previous .* Next /);
  });

  it('LIST-6 accept a page number for a Load More list as well', async () => {
    const byPage = await open('/restaurants/?ordering=name&page=2');
    expect(listingLinks(byPage)).toEqual(listingLinks(await open('/restaurants/?ordering=name&offset=24')));
  });

  it('LIST-1 filter a neighbourhood’s list by sub type, and keep the filter from page to page', async () => {
    const [row, other] = await site.database.query
      .selectFrom('listings')
      .select(['id', 'neighbourhood_id', 'sub_type_id'])
      .where('type_id', '=', 1)
      .where('neighbourhood_id', 'is not', null)
      .limit(2)
      .execute();
    const bakery = await site.database.query
      .selectFrom('listing_sub_types')
      .select('id')
      .where('path', '=', '/restaurants/bakery/')
      .executeTakeFirstOrThrow();
    await site.database.query
      .updateTable('listings')
      .set({ neighbourhood_id: row?.neighbourhood_id ?? null, sub_type_id: bakery.id })
      .where('id', '=', other?.id ?? 0)
      .execute();
    const neighbourhood = await site.database.query
      .selectFrom('neighbourhoods')
      .selectAll()
      .where('id', '=', row?.neighbourhood_id ?? 0)
      .executeTakeFirstOrThrow();
    const path = `/restaurants/n/${neighbourhood.id}${neighbourhood.path}`;
    const page = await open(`${path}?sub_type=${row?.sub_type_id}`);
    const grid = page.all('div').find((div) => div['data-widget'] === 'listing-grid');
    expect(grid?.['data-sub-type']).toBe(String(row?.sub_type_id));
    expect(page.first('option', 'value', String(row?.sub_type_id))).toHaveProperty('selected');
    expect(page.all('a').some(({ href }) => href === `?ordering=-rating&sub_type=${row?.sub_type_id}`)).toBe(
      true,
    );
    const all = await open(`${path}?sub_type=999999`);
    expect(all.all('div').find((div) => div['data-widget'] === 'listing-grid')).not.toHaveProperty(
      'data-sub-type',
    );
  });
});
