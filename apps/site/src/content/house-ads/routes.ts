import type { FastifyInstance } from 'fastify';
import { houseAdsRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import type { HouseAdRepository } from './repository';

interface HouseAdParts extends RouteContext {
  houseAds: HouseAdRepository;
}

/** The same for everyone. A minute is what an editor's change may take to be seen. */
const PUBLIC = 'public, max-age=60';

export function registerHouseAds(app: FastifyInstance, { houseAds, ...context }: HouseAdParts): void {
  addRoute(app, {
    route: houseAdsRoutes.list,
    context,
    async handle({ query, reply }) {
      const results = await houseAds.findForPlace(query);
      reply.header('cache-control', PUBLIC);
      return { status: 200, body: { results } };
    },
  });
}
