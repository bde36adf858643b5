import type { FastifyInstance } from 'fastify';
import { createArticleView } from '../articles/pages/viewArticle';
import { viewListing } from '../listings/pages/viewListing';
import type { PageContext } from '../../pages/PageContext';
import { findBestListings } from './findBestListings';
import type { Content } from '../createContent';
import type { ListingRepository } from '../listings/repository';

const PER_KIND = 5;
/** A sub type with fewer rated listings is left out. */
const MIN_LISTINGS = 3;
const STORIES = 4;

/** `/{city slug}/`: the editors' lists, and the best rated listings of each sub type. */
export function registerBestOf(
  app: FastifyInstance,
  context: PageContext<{ content: Content; listings: ListingRepository }>,
): void {
  const { services, site, paths, send } = context;
  const { content } = services;
  const viewArticle = createArticleView(site.timeZone);

  app.get(paths.bestOf, async (_request, reply) => {
    const [types, groups] = await Promise.all([content.findArticleTypes(), loadGroups()]);
    const food = types.find(({ path }) => path === paths.food);
    const { articles } = await content.findArticles({ typeId: food?.id, limit: STORIES });
    return send(reply, {
      template: 'best-of',
      head: {
        title: `Best of ${site.city.name}`,
        description: `The best of ${site.city.name} by kind: ${groups
          .flatMap(({ kinds }) => kinds)
          .slice(0, 6)
          .map(({ name }) => name.toLowerCase())
          .join(', ')} and more, ranked by our editors and members.`,
        path: paths.bestOf,
        image: articles[0]?.image_path,
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: `Best of ${site.city.name}`,
          url: paths.bestOf,
        },
      },
      model: {
        articles: articles.map(viewArticle),
        groups,
        isBare: articles.length === 0 && groups.every(({ kinds }) => kinds.length === 0),
      },
    });
  });

  /** The sub types of each type with their best listings; empty if the site has no listings (SITE-2). */
  async function loadGroups() {
    if (!site.sections.listings) return [];
    const [types, subTypes, best] = await Promise.all([
      content.findListingTypes(),
      content.findSubTypes(),
      findBestListings(services.database, { perSubType: PER_KIND, nowMs: services.settings.now() }),
    ]);
    const listings = await services.listings.findByIds([...best.values()].flat());
    const byId = new Map(listings.map((listing) => [listing.id, viewListing(listing, paths)]));
    return types.map((type) => ({
      name: type.name,
      kinds: subTypes
        .filter(({ type_id: typeId }) => typeId === type.id)
        .map(({ id, name, path }) => ({
          name,
          anchor: `best-${path.split('/').filter(Boolean).at(-1) ?? id}`,
          href: `${path}?ordering=-rating`,
          places: (best.get(id) ?? []).flatMap((listingId) => byId.get(listingId) ?? []),
        }))
        .filter(({ places }) => places.length >= MIN_LISTINGS)
        .map((kind) => ({ ...kind, pictured: kind.places.find(({ image }) => image) })),
    }));
  }
}
