import { listMenuEntries, sitePaths, type MenuEntry, type SiteConfig } from '@cityguide/site-config';
import type { Listing } from '@cityguide/api/contract';
import type { ListingRepository } from '../listings/repository';
import type { Content } from '../createContent';
import { chooseVaried } from '../../pages/chooseVaried';
import { omitEmpty } from '../../pages/omitEmpty';
import { chooseReviews } from './chooseReviews';

export interface MenuSources {
  services: { listings: ListingRepository; content: Content };
  site: SiteConfig;
}

/** In one row of a sheet. */
const PICTURES = 3;
/** Some places have no picture or no rating; a row of pictures passes them over. */
const CANDIDATES = 8 * PICTURES;

/**
 * Loads what the navigation bar's menus show. It is in every page, so nothing is sent for an entry that this site's menu
 * does not have (SITE-2), and nothing that no menu shows.
 */
export async function loadMenus({ services, site }: MenuSources): Promise<unknown> {
  const { content, listings } = services;
  const entries = listMenuEntries(site);
  const has = (...wanted: MenuEntry[]) => wanted.some((entry) => entries.includes(entry));
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
    return has('restaurants') ? { types: await listTypes(paths.restaurants) } : undefined;
  }

  async function loadPlaces() {
    if (!has('places')) return undefined;
    const listings = await findListings(paths.places, '-favourite_count');
    return {
      types: await listTypes(paths.places),
      listings: chooseVaried(listings, PICTURES).map(toPicture),
    };
  }

  async function loadReviews() {
    if (!site.sections.listings || !has('restaurants', 'food')) return undefined;
    const listings = await findListings(paths.restaurants, '-date_published');
    return chooseReviews(listings, PICTURES).map((listing) => ({
      ...toPicture(listing),
      rating: listing.rating,
    }));
  }

  async function loadNews() {
    if (!has('latestNews', 'news')) return {};
    const [{ articles }, articleTypes] = await Promise.all([
      content.findArticles({ limit: PICTURES }),
      content.findArticleTypes(),
    ]);
    return {
      articles: articles.map(({ name, path, image_path: image }) => ({
        name,
        share_url: path,
        image_url: image && `/images/${image}`,
      })),
      // The section's own page is linked by the bar itself.
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
  return omitEmpty({ restaurants, places, ...news, recent_reviews: reviews });
}

const toLink = ({ name, path }: { name: string; path: string }) => ({ name, share_url: path });

const toPicture = ({ name, share_url, image_url }: Listing) => ({ name, share_url, image_url });
