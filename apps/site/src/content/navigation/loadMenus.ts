import { listMenuEntries, sitePaths, type MenuEntry, type SiteConfig } from '@cityguide/site-config';
import type { Listing } from '@cityguide/api/contract';
import type { ListingRepository } from '../listings/repository';
import type { Content } from '../createContent';
import { pickVariedListings } from '../../pages/pickVariedListings';
import { omitNullish } from '../../pages/omitNullish';
import { pickReviewedListings } from './pickReviewedListings';

export interface MenuSources {
  services: { listings: ListingRepository; content: Content };
  site: SiteConfig;
}

/** Pictures in one row of a menu panel. */
const PICTURES_PER_ROW = 3;
/** Some listings have no picture or no rating and are skipped. */
const CANDIDATES = 8 * PICTURES_PER_ROW;

/**
 * Loads what the navigation bar's menus show. It is embedded in every page, so it contains nothing for entries that are
 * not in this site's menu (SITE-2), and nothing that no menu shows.
 */
export async function loadMenus({ services, site }: MenuSources): Promise<unknown> {
  const { content, listings } = services;
  const entries = listMenuEntries(site);
  const hasEntry = (...wanted: MenuEntry[]) => wanted.some((entry) => entries.includes(entry));
  const paths = sitePaths(site);
  const types = await content.findListingTypes();
  const findTypeId = (path: string) => types.find((type) => type.path === path)?.id;

  async function findListings(path: string, ordering: '-date_published' | '-favourite_count') {
    const typeId = findTypeId(path);
    if (typeId === undefined) return [];
    const wanted = { typeId, limit: CANDIDATES, offset: 0, ordering };
    return (await listings.findPage(wanted)).listings;
  }

  async function listTypes(path: string) {
    const subTypes = await content.findSubTypes();
    return subTypes.filter((subType) => subType.type_id === findTypeId(path)).map(toLink);
  }

  async function loadRestaurants() {
    return hasEntry('restaurants') ? { types: await listTypes(paths.restaurants) } : undefined;
  }

  async function loadPlaces() {
    if (!hasEntry('places')) return undefined;
    const listings = await findListings(paths.places, '-favourite_count');
    return {
      types: await listTypes(paths.places),
      listings: pickVariedListings(listings, PICTURES_PER_ROW).map(toPicture),
    };
  }

  async function loadReviews() {
    if (!site.sections.listings || !hasEntry('restaurants', 'food')) return undefined;
    const listings = await findListings(paths.restaurants, '-date_published');
    return pickReviewedListings(listings, PICTURES_PER_ROW).map((listing) => ({
      ...toPicture(listing),
      rating: listing.rating,
    }));
  }

  async function loadNews() {
    if (!hasEntry('latestNews', 'news')) return {};
    const [{ articles }, articleTypes] = await Promise.all([
      content.findArticles({ limit: PICTURES_PER_ROW }),
      content.findArticleTypes(),
    ]);
    return {
      articles: articles.map(({ name, path, image_path: image }) => ({
        name,
        share_url: path,
        image_url: image && `/images/${image}`,
      })),
      // The bar itself links the section's own page.
      article_types: articleTypes.filter(({ path }) => path !== paths.news).map(toLink),
      upper_menu_path: paths.archives,
    };
  }

  const [restaurants, places, news, reviews] = await Promise.all([
    loadRestaurants(),
    loadPlaces(),
    loadNews(),
    loadReviews(),
  ]);
  return omitNullish({ restaurants, places, ...news, recent_reviews: reviews });
}

const toLink = ({ name, path }: { name: string; path: string }) => ({ name, share_url: path });

const toPicture = ({ name, share_url, image_url }: Listing) => ({ name, share_url, image_url });
