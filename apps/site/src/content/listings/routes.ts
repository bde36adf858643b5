import type { FastifyInstance } from 'fastify';
import { listingsRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotFoundError } from '../../platform/api/HttpError';
import { createPaginatedResponse } from '../../platform/api/createPaginatedResponse';
import { PUBLIC_CACHE } from '../../platform/caching/cacheTimes';
import { cacheResponses } from '../../platform/caching/cacheResponses';
import type { ListingRepository } from './repository';
import type { ReadDataVersions } from '../../platform/caching/createDataVersionReader';

interface ListingContext extends RouteContext {
  listings: ListingRepository;
  readDataVersions: ReadDataVersions;
}

export async function registerListings(
  app: FastifyInstance,
  { listings, readDataVersions, ...context }: ListingContext,
): Promise<void> {
  cacheResponses(app, async () => (await readDataVersions()).shown);

  addRoute(app, {
    route: listingsRoutes.list,
    context,
    async handle({ query, reply }) {
      const { limit, offset, ordering, near, keywords, type, sub_type, default_neighborhood, bundle_type } =
        query;
      const page = await listings.findPage({
        limit,
        offset,
        ordering,
        near,
        keywords,
        typeId: type,
        subTypeId: sub_type,
        neighbourhoodId: default_neighborhood,
      });
      reply.header('cache-control', PUBLIC_CACHE);
      return {
        status: 200,
        body: createPaginatedResponse({
          path: '/api/v2/listings/',
          filters: {
            ordering,
            near: near && `${near.latitude},${near.longitude}`,
            keywords,
            type,
            sub_type,
            default_neighborhood,
            bundle_type,
          },
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
      if (!listing) throw createNotFoundError();
      reply.header('cache-control', PUBLIC_CACHE);
      return { status: 200, body: listing };
    },
  });
}
