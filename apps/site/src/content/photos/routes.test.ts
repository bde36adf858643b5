import { photosRoutes, type Photo } from '@cityguide/api/contract';
import { testEngines } from '../../testing/testEngines';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { addPhotos } from './testing/addPhotos';
import { createPhotoRepository } from './repository';

const LIST = '/api/v2/photos/';
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('photos on $name', (engine) => {
  let site: TestSite;
  /** Seven photos of listing 2 on one day, then one each of listings 3 and 4 on later days. */
  let ids: number[];
  beforeAll(async () => {
    site = await createTestSite(engine);
    ids = await addPhotos(site.database, [
      ...Array.from({ length: 7 }, () => ({ listing_id: 2, creation_date: DAY_MS })),
      { listing_id: 3, creation_date: 3 * DAY_MS, instagram_full_name: 'Imani Clarke' },
      { listing_id: 4, creation_date: 2 * DAY_MS, description: '“Café” <b>& more</b>' },
    ]);
  });
  afterAll(() => site.stop());

  async function list(query = '') {
    const response = await site.app.inject(`${LIST}?${query}`);
    expect(response.statusCode).toBe(200);
    return photosRoutes.list.responses[200].parse(response.json());
  }
  const idsOf = ({ results }: { results: readonly Photo[] }) => results.map(({ id }) => id);

  it('PHOTO-2 are listed newest first; for equal dates the last added first, over pages without gaps or repetition', async () => {
    const [a, b, c, d, e, f, g, h, i] = ids;
    expect(idsOf(await list())).toEqual([h, i, g, f, e, d, c, b, a]);
    const pages = await Promise.all([0, 3, 6].map((offset) => list(`limit=3&offset=${offset}`)));
    expect(pages.flatMap(idsOf)).toEqual([h, i, g, f, e, d, c, b, a]);
    expect(pages.map(({ next }) => next)).toEqual([
      '/api/v2/photos/?limit=3&offset=3',
      '/api/v2/photos/?limit=3&offset=6',
      null,
    ]);
  });

  it('HOOD-3.own-photos are those of a listing, or of all listings of a neighbourhood', async () => {
    expect(idsOf(await list('listing=3'))).toEqual([ids[7]]);
    const { query } = site.database;
    const rows = await query
      .selectFrom('listings')
      .select(['id', 'neighbourhood_id'])
      .where('id', 'in', [2, 3, 4])
      .execute();
    for (const neighbourhoodId of new Set(rows.map(({ neighbourhood_id }) => neighbourhood_id))) {
      if (neighbourhoodId === null) continue;
      const listingPaths = new Set(
        rows.filter((row) => row.neighbourhood_id === neighbourhoodId).map(({ id }) => `/listing-${id}/`),
      );
      const { results, count } = await list(`default_neighborhood=${neighbourhoodId}`);
      expect(count).toBe(results.length);
      expect(new Set(results.map(({ listing }) => listing?.share_url))).toEqual(listingPaths);
    }
    expect((await list('listing=2&default_neighborhood=999')).count).toBe(0);
  });

  it('PHOTO-3 contain their author and description', async () => {
    const [fromInstagram, described] = (await list()).results;
    expect(fromInstagram).toMatchObject({
      profile: null,
      instagram_user: { full_name: 'Imani Clarke', avatar_url: null },
      description: null,
    });
    expect(described).toMatchObject({
      id: ids[8],
      share_path: `/listing-4/photos/${ids[8]}/`,
      prism_image_url: '/images/pictures/sample-1.jpg',
      description: '“Café” <b>& more</b>',
      creation_date: '1970-01-03T00:00:00.000Z',
      listing: { share_url: '/listing-4/' },
      profile: null,
      instagram_user: null,
      width: 1600,
      height: 1067,
    });
  });

  it('HOST-6 may be stored by any cache, which revalidates each time, and an added photo is visible at once', async () => {
    const first = await site.app.inject(LIST);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await site.app.inject({ url: LIST, headers })).statusCode).toBe(304);
    const [added = 0] = await addPhotos(site.database, [{ listing_id: 9, creation_date: 9 * DAY_MS }]);
    expect((await site.app.inject({ url: LIST, headers })).json().results[0].id).toBe(added);
    await site.database.query.updateTable('listings').set({ name: 'New name' }).where('id', '=', 9).execute();
    expect((await list()).results[0]?.listing?.name).toBe('New name');
    await site.database.query.deleteFrom('photos').where('id', '=', added).execute();
    expect((await list()).results[0]?.id).toBe(ids[7]);
  });

  it.each(['limit=-1&offset=abc', 'offset=1e12', 'limit=0', 'unknown=1', 'ordering=;drop'])(
    'API-2 survive %s',
    async (query) => {
      expect((await list(query)).count).toBe(9);
    },
  );

  it('PHOTO-3 have a position among the photos of their listing, and none among those of another', async () => {
    const photos = createPhotoRepository(site.database);
    const [oldest = 0, second = 0] = ids;
    const filter = { listingId: 2 };
    expect(await photos.findPosition(second, filter)).toEqual({
      position: 6,
      count: 7,
      previousId: ids[2],
      nextId: oldest,
    });
    expect(await photos.findPosition(oldest, filter)).toMatchObject({ position: 7, nextId: undefined });
    expect(await photos.findPosition(ids[6] ?? 0, filter)).toMatchObject({
      position: 1,
      previousId: undefined,
    });
    expect(await photos.findPosition(oldest, { listingId: 3 })).toBeUndefined();
  });
});
