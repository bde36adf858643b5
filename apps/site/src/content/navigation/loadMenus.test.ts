import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parseSiteConfig, type Section, type SiteConfig } from '@cityguide/site-config';
import { createListingRepository } from '../listings/repository';
import { resolvePackageFile } from '../../platform/resolvePackageFile';
import { createContent } from '../createContent';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { loadMenus } from './loadMenus';

/** Size limit of the menus in a page, in compressed bytes. */
const MOST_BYTES = 1400;

interface Link {
  name: string;
  share_url: string;
  image_url?: string;
  rating?: number;
}
interface Menus {
  restaurants?: { types: Link[] };
  places?: { types: Link[]; listings: Link[] };
  articles?: Link[];
  article_types?: Link[];
  upper_menu_path?: string;
  recent_reviews?: Link[];
}

const readSite = (brand: string): SiteConfig =>
  parseSiteConfig(
    JSON.parse(readFileSync(resolvePackageFile(`@cityguide/sites/${brand}/site.json`), 'utf8')),
    () => undefined,
  );
const without = (site: SiteConfig, section: Section) => ({
  ...site,
  sections: { ...site.sections, [section]: false },
});

describe('the data of the menus in a page', () => {
  let seeded: SeededSite;
  beforeAll(async () => {
    seeded = await openSeededSite('guide');
  });
  afterAll(() => seeded.stop());

  const load = async (site: SiteConfig) => {
    const services = {
      listings: createListingRepository(seeded.database),
      content: createContent(seeded.database),
    };
    return (await loadMenus({ services, site })) as Menus;
  };

  it('NAV-3 are the newest stories with their pictures, their types and the upper menu', async () => {
    const menus = await load(readSite('guide'));
    const newest = await seeded.database.query
      .selectFrom('articles')
      .select('name')
      .orderBy('date_published', 'desc')
      .limit(3)
      .execute();
    expect(menus.articles?.map(({ name }) => name)).toEqual(newest.map(({ name }) => name));
    expect(menus.articles?.every(({ image_url: image }) => image?.startsWith('/images/'))).toBe(true);
    expect(menus.article_types).toContainEqual({ name: 'Food', share_url: '/food/' });
    expect(menus.upper_menu_path).toBe('/archives/');
  });

  it('NAV-4 are reviewed restaurants with picture and rating', async () => {
    const { recent_reviews: reviews } = await load(readSite('guide'));
    expect(reviews).toHaveLength(3);
    for (const { share_url: address, image_url: image, rating } of reviews ?? []) {
      expect([address.startsWith('/restaurants/'), image?.startsWith('/images/')]).toEqual([true, true]);
      expect(rating).toBeGreaterThan(0);
    }
  });

  it('NAV-2 are the kinds of restaurants and places, in a guide’s menu alone', async () => {
    const [guide, news] = [await load(readSite('guide')), await load(readSite('news'))];
    expect(guide.restaurants?.types.length).toBeGreaterThan(3);
    expect(guide.places?.listings).toHaveLength(3);
    expect(Object.keys(news)).toEqual(['articles', 'article_types', 'upper_menu_path', 'recent_reviews']);
  });

  it.each(['guide', 'news'])('SITE-2 contain nothing of listings that are off in the %s', async (brand) => {
    const menus = await load(without(readSite(brand), 'listings'));
    expect(Object.keys(menus)).toEqual(['articles', 'article_types', 'upper_menu_path']);
  });

  it.each(['guide', 'news'])('add few bytes to every page of the %s', async (brand) => {
    const bytes = brotliCompressSync(JSON.stringify(await load(readSite(brand)))).length;
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(bytes).toBeGreaterThan(200);
  });
});
