import type { FastifyInstance } from 'fastify';
import { listingsRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotFound } from '../../platform/api/apiProblem';
import { createPage } from '../../platform/api/createPage';
import { PUBLIC_CACHE } from '../../platform/caching/cacheTimes';
import { keepAnswers } from '../../platform/caching/keepAnswers';
import type { ListingRepository } from './repository';
import type { ReadVersions } from '../../platform/caching/createVersions';

interface ListingParts extends RouteContext {
  listings: ListingRepository;
  readVersions: ReadVersions;
}

export async function registerListings(
  app: FastifyInstance,
  { listings, readVersions, ...context }: ListingParts,
): Promise<void> {
  keepAnswers(app, readVersions);

  addRoute(app, {
    route: listingsRoutes.list,
    context,
    async handle({ query, reply }) {
      const { limit, offset, ordering, keywords, type, sub_type, default_neighborhood, bundle_type } = query;
      const page = await listings.findPage({
        limit,
        offset,
        ordering,
        keywords,
        typeId: type,
        subTypeId: sub_type,
        neighbourhoodId: default_neighborhood,
      });
      reply.header('cache-control', PUBLIC_CACHE);
      return {
        status: 200,
        body: createPage({
          path: '/api/v2/listings/',
          filters: { ordering, keywords, type, sub_type, default_neighborhood, bundle_type },
          limit,
          offset,
          count: page.count,
          results: page.listings,
        }),
      };
    },
  });

  addRoute(app, {
    route: listingsRoutes.read,
    context,
    async handle({ params, reply }) {
      const listing = await listings.findById(params.id);
      if (!listing) throw createNotFound();
      reply.header('cache-control', PUBLIC_CACHE);
      return { status: 200, body: listing };
    },
  });
}
