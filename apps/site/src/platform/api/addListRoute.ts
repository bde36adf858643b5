import type { FastifyInstance } from 'fastify';
import type { routes } from '@cityguide/api/contract';
import { addRoute, type RouteResponse, type RouteContext } from './addRoute';
import { createPaginatedResponse } from './createPaginatedResponse';

type ListNoun = 'articles' | 'videos' | 'events' | 'contests' | 'neighbourhoods';
type ListRoute = (typeof routes)[ListNoun]['list'];

interface ListRouteOptions<R extends ListRoute> {
  route: R;
  context: RouteContext;
  findPage(page: { limit: number; offset: number }): Promise<{ count: number; results: object[] }>;
}

/** Adds a list route whose only parameters are those of paging. */
export function addListRoute<R extends ListRoute>(
  app: FastifyInstance,
  { route, context, findPage }: ListRouteOptions<R>,
): void {
  addRoute<ListRoute>(app, {
    route,
    context,
    async handle({ query: { limit, offset } }) {
      const { count, results } = await findPage({ limit, offset });
      const body = createPaginatedResponse({ path: `/api/v2/${route.path}`, limit, offset, count, results });
      return { status: 200, body } as RouteResponse<ListRoute>;
    },
  });
}
