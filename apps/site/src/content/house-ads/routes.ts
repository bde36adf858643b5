import type { FastifyInstance } from 'fastify';
import { houseAdsRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import type { HouseAdRepository } from './repository';

interface HouseAdContext extends RouteContext {
  houseAds: HouseAdRepository;
}

/** The same for everyone. An editor's change is visible after a minute at the latest. */
const PUBLIC = 'public, max-age=60';

export function registerHouseAds(app: FastifyInstance, { houseAds, ...context }: HouseAdContext): void {
  addRoute(app, {
    route: houseAdsRoutes.list,
    context,
    async handle({ query, reply }) {
      const results = await houseAds.findForAdSlot(query);
      reply.header('cache-control', PUBLIC);
      return { status: 200, body: { results } };
    },
  });
}
