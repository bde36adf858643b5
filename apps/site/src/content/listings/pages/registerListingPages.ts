import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { ListingPageContext } from '../../ListingPageContext';
import { createListingGrid } from './createListingGrid';
import { findListPage, type ListFilters } from './findListPage';
import { readListQuery } from './readListQuery';
import { sendListing } from './sendListing';

interface ListPage {
  title: string;
  description: string;
  path: string;
  filters: ListFilters;
  /** Links above the grid to the sub types of the same type. */
  subTypeLinks: readonly { name: string; path: string; isCurrent: boolean }[];
  /** Sub types to filter the list by. */
  subTypes?: readonly { id: number; name: string }[];
  paging: 'load-more' | 'pages';
  /** Parent pages, nearest last. */
  crumbs: readonly { name: string; path: string }[];
}

type Request = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>;

/**
 * The pages below `/restaurants/` and `/places/`: all listings of the type, those of one sub type, those in one
 * neighbourhood, and each listing's own page.
 */
export function registerListingPages(app: FastifyInstance, context: ListingPageContext): void {
  const { services, site, paths, send, sendNotFound } = context;
  const { content } = services;
  const city = site.city.name;

  for (const folder of [paths.restaurants, paths.places]) {
    app.get(folder, async (request: Request, reply) => {
      const type = await findType(folder);
      if (!type) return sendNotFound(reply);
      const description = `All ${type.name.toLowerCase()} of ${city}, rated, photographed and mapped: by kind, by neighbourhood, by what is new.`;
      return sendList(request, reply, {
        title: type.name,
        description,
        path: folder,
        filters: { typeId: type.id },
        paging: 'load-more',
        subTypeLinks: await listSubTypeLinks(type.id),
        crumbs: [],
      });
    });

    app.get(`${folder}n/:id/:slug/`, async (request: Request, reply) => {
      const { id = '', slug } = request.params;
      const [type, neighbourhood] = await Promise.all([
        findType(folder),
        /^\d{1,9}$/.test(id) ? content.findNeighbourhoodById(Number(id)) : undefined,
      ]);
      if (!type || neighbourhood?.path !== `/${slug}/`) return sendNotFound(reply);
      const subTypes = await content.findSubTypesOf({ typeId: type.id, neighbourhoodId: neighbourhood.id });
      const chosenSubType = subTypes.find(({ id }) => String(id) === request.query.sub_type);
      return sendList(request, reply, {
        title: `${type.name} in ${neighbourhood.name}`,
        description: `${type.name} in ${neighbourhood.name}, ${city}. ${neighbourhood.description}`,
        path: `${folder}n/${neighbourhood.id}${neighbourhood.path}`,
        filters: { typeId: type.id, subTypeId: chosenSubType?.id, neighbourhoodId: neighbourhood.id },
        subTypeLinks: [],
        subTypes,
        paging: 'pages',
        crumbs: [
          { name: type.name, path: folder },
          { name: neighbourhood.name, path: `${paths.neighbourhoods}${neighbourhood.path.slice(1)}` },
        ],
      });
    });

    app.get(`${folder}:slug/`, async (request: Request, reply) => {
      const path = `${folder}${request.params.slug}/`;
      const subType = (await content.findSubTypes()).find((candidate) => candidate.path === path);
      if (!subType) return sendListing(reply, { context, path });
      const type = await findType(folder);
      if (!type) return sendNotFound(reply);
      return sendList(request, reply, {
        title: subType.name,
        description: `${subType.name} in ${city}: every one we know, with ratings, addresses and what to order.`,
        path,
        filters: { subTypeId: subType.id },
        paging: 'pages',
        subTypeLinks: await listSubTypeLinks(type.id, path),
        crumbs: [{ name: type.name, path: folder }],
      });
    });
  }

  const findType = async (path: string) =>
    (await content.findListingTypes()).find((type) => type.path === path);

  async function listSubTypeLinks(typeId: number, currentPath?: string) {
    const subTypes = await content.findSubTypes();
    return subTypes
      .filter((subType) => subType.type_id === typeId)
      .map(({ name, path }) => ({ name, path, isCurrent: path === currentPath }));
  }

  async function sendList(request: Request, reply: FastifyReply, page: ListPage) {
    const { filters, subTypes, paging } = page;
    const listQuery = readListQuery(request.query);
    const { page: results, offset } = await findListPage(services, { ...listQuery, filters });
    return send(reply, {
      template: 'listings',
      head: {
        title: page.title,
        description: page.description,
        path: page.path,
        image: results.listings[0]?.image_url,
        jsonLd:
          page.crumbs.length > 0
            ? createBreadcrumbList(page.crumbs, { name: page.title, path: page.path })
            : undefined,
      },
      model: {
        count: results.count,
        kinds: page.subTypeLinks,
        crumbs: page.crumbs,
        grid: createListingGrid({
          page: results,
          ordering: listQuery.ordering,
          offset,
          filters,
          subTypes: subTypes,
          paging,
          paths,
        }),
      },
    });
  }
}
