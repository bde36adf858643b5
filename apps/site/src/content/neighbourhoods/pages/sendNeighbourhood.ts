import type { FastifyReply } from 'fastify';
import { createListingGrid } from '../../listings/pages/createListingGrid';
import { findListPage } from '../../listings/pages/findListPage';
import { readListQuery } from '../../listings/pages/readListQuery';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import { createPhotoStrip, STRIP_LENGTH } from '../../photos/pages/createPhotoStrip';
import { createNeighbourhoodPhotoSet } from '../../photos/pages/findPhotoSet';
import type { ListingPageContext } from '../../ListingPageContext';
import { listCategories } from './listCategories';

const KNOWN_FOR_COUNT = 3;
const POPULAR_COUNT = 5;

interface SendNeighbourhoodOptions {
  context: ListingPageContext;
  slug: string;
  query: Record<string, unknown>;
}

/** The page of one neighbourhood: its description, its categories (HOOD-1), its listings (HOOD-2); or the 404 page. */
export async function sendNeighbourhood(
  reply: FastifyReply,
  { context, slug, query }: SendNeighbourhoodOptions,
): Promise<FastifyReply> {
  const { services, site, paths, send, sendNotFound } = context;
  const { content } = services;
  const neighbourhood = await content.findNeighbourhoodByPath(`/${slug}/`);
  if (!neighbourhood) return sendNotFound(reply);
  const filters = { neighbourhoodId: neighbourhood.id };
  const [types, subTypes] = await Promise.all([content.findListingTypes(), content.findSubTypesOf(filters)]);
  const language = site.languages[0] ?? 'en-CA';
  const categories = listCategories({ types, subTypes, neighbourhood, language });

  // Without JavaScript the drop-down's form is submitted here. Redirects only to paths that it offers, never to
  // arbitrary ones.
  const chosenCategory = categories.flatMap(({ items }) => items).find(({ path }) => path === query.category);
  if (chosenCategory) return reply.redirect(chosenCategory.path, 303);

  const listQuery = readListQuery(query, { ordering: 'name' });
  const [results, popular, bestRated, photos] = await Promise.all([
    findListPage(services, { ...listQuery, filters }),
    services.listings.findPage({ ...filters, limit: POPULAR_COUNT, offset: 0, ordering: '-favourite_count' }),
    services.listings.findPage({ ...filters, limit: 1, offset: 0, ordering: '-rating' }),
    services.photos.findPage({ ...filters, limit: STRIP_LENGTH, offset: 0 }),
  ]);
  const image = popular.listings.find(({ image_url }) => image_url)?.image_url;
  const [best] = bestRated.listings;
  const path = `${paths.neighbourhoods}${neighbourhood.path.slice(1)}`;
  return send(reply, {
    template: 'neighbourhood',
    head: {
      title: neighbourhood.name,
      description: neighbourhood.description || `${neighbourhood.name}, ${site.city.name}.`,
      path,
      image,
      jsonLd: createBreadcrumbList([{ name: 'Neighbourhoods', path: paths.neighbourhoods }], {
        name: neighbourhood.name,
        path,
      }),
    },
    model: {
      neighbourhood: { ...neighbourhood, image },
      categories,
      facts: {
        knownFor: subTypes.slice(0, KNOWN_FOR_COUNT).map(({ id, name, type_id: typeId }) => ({
          name,
          href: `${types.find((type) => type.id === typeId)?.path}n/${neighbourhood.id}${neighbourhood.path}?sub_type=${id}`,
        })),
        loved: popular.listings[0] && { name: popular.listings[0].name, href: popular.listings[0].share_url },
        best: best?.rating && { name: best.name, href: best.share_url, rating: best.rating.toFixed(2) },
      },
      count: results.page.count,
      photos: createPhotoStrip({
        set: createNeighbourhoodPhotoSet(neighbourhood, paths),
        page: photos,
        title: 'Photos',
      }),
      grid: createListingGrid({
        page: results.page,
        ordering: listQuery.ordering,
        defaultOrdering: 'name',
        offset: results.offset,
        filters,
        paths,
      }),
    },
  });
}
