import { planCity, type City } from './planCity';

describe('the planned city', () => {
  let full: City['tables'];
  beforeAll(async () => {
    full = (await planCity('full')).tables;
  });

  it('HOST-2 is the same in every run', async () => {
    const again = await planCity('full');
    expect(again.tables).toEqual(full);
    expect(again.drawn).toEqual((await planCity('full')).drawn);
  });

  it('HOST-2 has Toronto’s 141 neighbourhoods, where they are', () => {
    expect(full.neighbourhoods).toHaveLength(141);
    expect(new Set(full.neighbourhoods.map(({ path }) => path)).size).toBe(141);
    for (const { name, latitude, longitude } of full.neighbourhoods) {
      expect([name, latitude > 43.57 && latitude < 43.87, longitude > -79.66 && longitude < -79.1]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  it('HOST-2 has 5,000 listings with a name, a kind and an address of their own', () => {
    expect(full.listings).toHaveLength(5000);
    expect(new Set(full.listings.map(({ path }) => path)).size).toBe(5000);
    expect(new Set(full.listings.map(({ sort_name: name }) => name)).size).toBe(5000);
    const kinds = new Set(full.listing_sub_types.map(({ id }) => id));
    expect(full.listings.every((listing) => kinds.has(listing.sub_type_id))).toBe(true);
    expect(kinds).toEqual(new Set(full.listings.map((listing) => listing.sub_type_id)));
  });

  it.each([
    ['phone', ''],
    ['website', ''],
    ['address', ''],
    ['rating', null],
    ['image_path', null],
    ['latitude', null],
    ['dinesafe_establishment_id', null],
  ] as const)('HOST-2 has listings without %s, as real data has', (column, none) => {
    const missing = full.listings.filter((listing) => listing[column] === none).length;
    expect(missing).toBeGreaterThan(20);
    expect(missing).toBeLessThan(3000);
  });

  it.each([
    ['an apostrophe', /’/],
    ['an accent', /[éèôñóöã]/],
    ['an ampersand', /&/],
    ['an emoji', /\p{Extended_Pictographic}/u],
  ])('HOST-2 has names with %s', (_, pattern) =>
    expect(full.listings.filter(({ name }) => pattern.test(name)).length).toBeGreaterThan(5),
  );

  it('HOST-2 uses numbers and addresses that belong to nobody', () => {
    for (const { phone, website } of full.listings) {
      if (phone) expect(phone).toMatch(/^(416|647)-555-01\d\d$/);
      if (website) expect(website).toMatch(/^(https:\/\/)?[a-z0-9-]+\.example\.com\/?$/);
    }
  });

  it('HOST-2 draws 400 pictures and derives the others, so that there are 2,000', async () => {
    const { drawn } = await planCity('full');
    expect(drawn).toHaveLength(400);
    expect(drawn.length + full.picture_variants.length).toBe(2000);
    const paths = new Set([
      ...drawn.map(({ path }) => path),
      ...full.picture_variants.map(({ path }) => path),
    ]);
    expect(paths.size).toBe(2000);
    expect(full.photos).toHaveLength(2000);
    const shown = [...full.listings, ...full.photos, ...full.articles].flatMap(
      ({ image_path: path }) => path ?? [],
    );
    expect(shown.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('HOST-2 crops variants inside their source and never mirrors a sign', () => {
    for (const variant of full.picture_variants) {
      expect(variant.crop_left + variant.crop_width).toBeLessThanOrEqual(1000);
      expect(variant.crop_top + variant.crop_height).toBeLessThanOrEqual(1000);
      if (/\/(bar|streetscape|neon-street)-/.test(variant.source_path)) expect(variant.is_mirrored).toBe(0);
    }
  });

  it('HOST-2 has over 40 stories in every section, each with paragraphs', () => {
    expect(full.articles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(full.articles.map(({ path }) => path)).size).toBe(full.articles.length);
    for (const type of full.article_types) {
      expect(full.articles.filter(({ type_id: id }) => id === type.id).length).toBeGreaterThanOrEqual(4);
    }
    for (const { body } of full.articles) expect(body.match(/<p>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it('HOST-2 has a demo member with favourites', () => {
    const [demo] = full.profiles;
    expect(demo?.email).toBe('demo@example.com');
    expect(full.favourites.filter(({ profile_id: id }) => id === demo?.id).length).toBeGreaterThan(3);
  });
});
