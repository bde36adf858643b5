import type { FastifyInstance } from 'fastify';
import { createArticleView } from '../articles/pages/viewArticle';
import { pickVariedListings } from '../../pages/pickVariedListings';
import { viewListing } from '../listings/pages/viewListing';
import type { HomePageContext } from './HomePageContext';
import { createSectionRows } from './createSectionRows';
import { createSiteJsonLd } from './createSiteJsonLd';

const LATEST_COUNT = 16;
const PER_SECTION = 4;
const BEST_COUNT = 8;
const NEIGHBOURHOOD_COUNT = 6;
/** Neighbourhoods that visitors know; the others are in the list of all neighbourhoods. */
const FEATURED_PATHS = [
  '/kensington-chinatown/',
  '/trinity-bellwoods/',
  '/annex/',
  '/the-beaches/',
  '/roncesvalles/',
  '/south-riverdale/',
  '/little-portugal/',
  '/high-park-north/',
];

export function registerHome(app: FastifyInstance, context: HomePageContext): void {
  const { services, site, paths, send } = context;
  const { content } = services;
  const viewArticle = createArticleView(site.timeZone);
  const loadSectionRows = createSectionRows(context);

  app.get('/', async (_request, reply) => {
    const [latest, types, listings, rows] = await Promise.all([
      content.findArticles({ limit: LATEST_COUNT }),
      content.findArticleTypes(),
      loadListings(),
      loadSectionRows(),
    ]);
    const sections = await Promise.all(
      types.map(async ({ id, name, path }) => {
        const { articles } = await content.findArticles({ typeId: id, limit: PER_SECTION });
        return { name, path, articles: articles.map(viewArticle) };
      }),
    );
    const [lead] = latest.articles;
    return send(reply, {
      template: 'home',
      head: {
        title: `What to eat, see and do in ${site.city.name}`,
        description: `Restaurants, places and stories of ${site.city.name}, told by people who live here.`,
        path: '/',
        image: lead?.image_path,
        jsonLd: createSiteJsonLd(site),
      },
      model: {
        latest: latest.articles.map(viewArticle),
        sections: sections.filter(({ articles }) => articles.length > 0),
        ...listings,
        ...rows,
        // Says what to do next while the site has nothing at all (OWN-4).
        isBare: latest.count === 0 && rows.events.length === 0 && !listings.hasCards,
      },
    });
  });

  /** Empty where the site has no listings (SITE-2). */
  async function loadListings() {
    if (!site.sections.listings) return { hasCards: false };
    const [types, subTypes, neighbourhoods] = await Promise.all([
      content.findListingTypes(),
      content.findSubTypes(),
      content.findNeighbourhoods(),
    ]);
    const [restaurants, places] = await Promise.all(
      [paths.restaurants, paths.places].map(async (path) => {
        const typeId = types.find((type) => type.path === path)?.id;
        if (typeId === undefined) return { cards: [], kinds: [] };
        const { listings } = await services.listings.findPage({
          typeId,
          limit: BEST_COUNT * 4,
          offset: 0,
          ordering: '-favourite_count',
        });
        return {
          cards: pickVariedListings(listings, BEST_COUNT).map((listing) => viewListing(listing, paths)),
          kinds: subTypes.filter((subType) => subType.type_id === typeId),
        };
      }),
    );
    const featured = neighbourhoods.filter(({ path }) => FEATURED_PATHS.includes(path));
    const chosen = (featured.length > 0 ? featured : neighbourhoods).slice(0, NEIGHBOURHOOD_COUNT);
    const placesId = types.find((type) => type.path === paths.places)?.id;
    const hoods = await Promise.all(
      chosen.map(async ({ id, name, path }) => {
        const wanted = { neighbourhoodId: id, limit: 4, offset: 0, ordering: '-favourite_count' } as const;
        const [all, outdoors] = await Promise.all([
          services.listings.findPage(wanted),
          services.listings.findPage({ ...wanted, typeId: placesId }),
        ]);
        // Parks and shops say more about a neighbourhood than a plate of food does.
        const image = [...outdoors.listings, ...all.listings].find(({ image_url }) => image_url)?.image_url;
        return { name, href: `${paths.neighbourhoods}${path.slice(1)}`, count: all.count, image };
      }),
    );
    const hasCards = [restaurants, places].some((each) => (each?.cards.length ?? 0) > 0);
    return { restaurants, places, neighbourhoods: hoods, hasCards };
  }
}
