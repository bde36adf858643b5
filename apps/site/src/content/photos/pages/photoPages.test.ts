import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

const ORIGIN = 'http://localhost';
const plain = {
  image_path: 'pictures/bar-01.jpg',
  width: 1600,
  height: 1067,
  profile_id: null,
  share_path: '',
};

describe('photo pages without JavaScript', () => {
  let site: SeededSite;
  /** Four photos of one listing, the newest first. */
  let photos: { id: number; share_path: string; width: number; height: number; image_path: string }[];
  let listing: { id: number; name: string; path: string; neighbourhood_id: number | null };

  beforeAll(async () => {
    site = await openSeededSite('guide');
    const { query } = site.database;
    const { listing_id: id } = await query
      .selectFrom('photos')
      .innerJoin('listings', 'listings.id', 'photos.listing_id')
      .select('photos.listing_id')
      .where('listings.neighbourhood_id', 'is not', null)
      .executeTakeFirstOrThrow();
    listing = await query.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const all = await query
      .selectFrom('photos')
      .selectAll()
      .where('listing_id', '=', id)
      .orderBy('creation_date', 'desc')
      .orderBy('id', 'desc')
      .execute();
    photos = all.slice(0, 4);
    const keptIds = photos.map((photo) => photo.id);
    await query.deleteFrom('photos').where('listing_id', '=', id).where('id', 'not in', keptIds).execute();
  });
  afterAll(() => site.stop());

  const open = async (path: string) => {
    const response = await site.app.inject(path);
    return { status: response.statusCode, ...parseHtml(response.body) };
  };
  const hrefOf = (page: Awaited<ReturnType<typeof open>>, label: string) =>
    page.first('a', 'aria-label', label)?.href;

  it('PHOTO-3.page a photo has its own page: picture, listing, author, age, link back', async () => {
    const [photo] = photos;
    await site.database.query
      .updateTable('photos')
      .set({ description: 'By “the window” & <b>late</b>', profile_id: 2, instagram_full_name: '' })
      .where('id', '=', photo?.id ?? 0)
      .execute();
    const page = await open(photo?.share_path ?? '');
    expect(page.status).toBe(200);
    expect(page.title).toContain(`Photo 1 of 4: ${listing.name}`);
    expect(page.text).toContain('1 of 4');
    expect(page.text).toContain('By “the window” & <b>late</b>');
    expect(page.text).toContain('Mei Xiong');
    expect(page.text).toMatch(/\d+ (minute|hour|day|month|year)s? ago|about an? \w+ ago/);
    const picture = page.first('img', 'fetchpriority', 'high');
    expect(picture).toMatchObject({
      alt: 'By “the window” & <b>late</b>',
      width: String(photo?.width),
      height: String(photo?.height),
    });
    expect(picture?.srcset).toContain(`/images/${photo?.image_path}?w=640&cmd=resize&quality=70 640w`);
    expect(page.all('a').map(({ href }) => href)).toEqual(
      expect.arrayContaining([listing.path, `${listing.path}photos/`]),
    );
  });

  it('PHOTO-4 O-VWR-01 its path is the canonical URL, and shared links show its picture', async () => {
    const [photo] = photos;
    const page = await open(photo?.share_path ?? '');
    expect(page.first('link', 'rel', 'canonical')?.href).toBe(ORIGIN + photo?.share_path);
    expect(page.first('meta', 'property', 'og:url')?.content).toBe(ORIGIN + photo?.share_path);
    expect(page.first('meta', 'property', 'og:image')?.content).toContain(
      `/images/${photo?.image_path}?w=1200`,
    );
    expect(page.json('application/ld+json').flat()[0]).toMatchObject({
      '@type': 'ImageObject',
      url: ORIGIN + photo?.share_path,
    });
    const slashless = await site.app.inject(photo?.share_path.slice(0, -1) ?? '');
    expect([slashless.statusCode, slashless.headers.location]).toEqual([301, photo?.share_path]);
  });

  it('PHOTO-5.ends the previous and next links pass through all photos, and are absent at the ends', async () => {
    const visited: string[] = [];
    let path = photos[0]?.share_path;
    let before: string | undefined;
    while (path) {
      const page: Awaited<ReturnType<typeof open>> = await open(path);
      expect(hrefOf(page, 'Previous photo')).toBe(before);
      expect(page.first('link', 'rel', 'prev')?.href).toBe(before);
      visited.push(path);
      before = path;
      path = hrefOf(page, 'Next photo');
    }
    expect(visited).toEqual(photos.map(({ share_path }) => share_path));
  });

  it.each(['0', '01', '999999', '-1', 'x', '1e1', '99999999999999999999', '%00'])(
    'PHOTO-4 there is no photo %s',
    async (id) => {
      const { status } = await open(`${listing.path}photos/${id}/`);
      expect([400, 404]).toContain(status);
    },
  );

  it('PHOTO-4 a photo of another listing, or of an unknown one, is not found', async () => {
    const { query } = site.database;
    const otherListing = await query
      .selectFrom('listings')
      .select('id')
      .where('id', '!=', listing.id)
      .executeTakeFirstOrThrow();
    const other = await query
      .insertInto('photos')
      .values({ ...plain, listing_id: otherListing.id, creation_date: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const path of [
      `${listing.path}photos/${other.id}/`,
      `/restaurants/nowhere/photos/${photos[0]?.id}/`,
      '/restaurants/nowhere/photos/',
      '/neighbourhoods/nowhere/photos/',
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });

  it('HOOD-3.own-photos a neighbourhood has its own photo pages, with the listing’s page as canonical URL', async () => {
    const neighbourhood = await site.database.query
      .selectFrom('neighbourhoods')
      .selectAll()
      .where('id', '=', listing.neighbourhood_id ?? 0)
      .executeTakeFirstOrThrow();
    const folder = `/neighbourhoods${neighbourhood.path}`;
    const all = await open(`${folder}photos/`);
    const ownPath = `${folder}photos/${photos[0]?.id}/`;
    expect(all.all('a').map(({ href }) => href)).toEqual(expect.arrayContaining([ownPath, folder]));
    const page = await open(ownPath);
    expect(page.text).toContain(`Back to ${neighbourhood.name}`);
    expect(page.first('link', 'rel', 'canonical')?.href).toBe(ORIGIN + photos[0]?.share_path);
    const neighbourhoodPage = await open(folder);
    expect(neighbourhoodPage.all('a').map(({ href }) => href)).toContain(ownPath);
  });

  it('PHOTO-1.thumbnails a listing shows its photos as thumbnails of 300x300 that link to their pages', async () => {
    const page = await open(listing.path);
    const links = page.all('a').filter(({ href }) => href?.includes('/photos/'));
    expect(links.map(({ href }) => href)).toEqual(photos.map(({ share_path }) => share_path));
    const picture = page.all('img').find(({ width, height }) => width === '300' && height === '300');
    expect(picture?.src).toContain('?w=300&h=300&cmd=resize_then_crop&quality=70');
    expect(picture?.srcset).toContain('w=600&h=600');
  });

  it('PHOTO-2 pages embed the photos for the widgets, so that these send no request at first', async () => {
    const listingPage = await open(listing.path);
    expect(listingPage.first('div', 'data-widget', 'photos')).toMatchObject({
      'data-listing-id': String(listing.id),
      'data-title': 'Photos',
      'data-upload': '',
    });
    expect(listingPage.first('div', 'data-widget', 'photo-viewer')).toMatchObject({
      'data-closed-path': listing.path,
    });
    const strip = listingPage.json('application/json').find(({ results, next }) => results && !next);
    expect(strip).toMatchObject({ count: 4, results: photos.map(({ id }) => ({ id })) });
    expect(JSON.stringify(strip)).not.toContain('null');

    const photoPage = await open(photos[2]?.share_path ?? '');
    expect(photoPage.first('div', 'data-widget', 'photo-viewer')).toMatchObject({
      'data-closed-path': listing.path,
      'data-leaves': '',
      'data-listing-id': String(listing.id),
    });
    const [data] = photoPage.json('application/json').filter(({ photo }) => photo);
    expect(data).toMatchObject({ photo: { id: photos[2]?.id }, count: 4, results: { length: 4 } });
  });

  it('PHOTO-7.empty PHOTO-1 a listing without photos says so; one with many links to all of them, page by page', async () => {
    const { query } = site.database;
    const listingWithoutPhotos = await query
      .selectFrom('listings')
      .select(['id', 'path'])
      .where('id', 'not in', query.selectFrom('photos').select('listing_id'))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect((await open(listingWithoutPhotos.path)).text).toContain('There are no user photos yet.');
    expect((await open(`${listingWithoutPhotos.path}photos/`)).text).toContain(
      'There are no user photos yet.',
    );

    await query
      .insertInto('photos')
      .values(
        Array.from({ length: 30 }, (_, index) => ({
          ...plain,
          listing_id: listingWithoutPhotos.id,
          creation_date: index,
        })),
      )
      .execute();
    const page = await open(listingWithoutPhotos.path);
    expect(page.text).toContain('See all 30 photos');
    const [first, second] = await Promise.all([
      open(`${listingWithoutPhotos.path}photos/`),
      open(`${listingWithoutPhotos.path}photos/?page=1`),
    ]);
    const linksOf = (all: typeof first) =>
      all.all('a').flatMap(({ href }) => (/\/photos\/\d+\/$/.test(href ?? '') ? [href] : []));
    expect([linksOf(first).length, linksOf(second).length]).toEqual([24, 6]);
    expect(new Set([...linksOf(first), ...linksOf(second)]).size).toBe(30);
    expect((await open(`${listingWithoutPhotos.path}photos/?page=2`)).status).toBe(404);
  });
});
