import type { FastifyInstance } from 'fastify';
import type { routes } from '@cityguide/api/contract';
import { addRoute, type AnswerTo, type RouteContext } from './addRoute';
import { createPage } from './createPage';

type PlainNoun = 'articles' | 'videos' | 'events' | 'contests' | 'neighbourhoods';
type ListRoute = (typeof routes)[PlainNoun]['list'];

interface PlainList<R extends ListRoute> {
  route: R;
  context: RouteContext;
  findPage(page: { limit: number; offset: number }): Promise<{ count: number; results: object[] }>;
}

/** Adds a list that is asked for by page alone. */
export function addListRoute<R extends ListRoute>(
  app: FastifyInstance,
  { route, context, findPage }: PlainList<R>,
): void {
  addRoute<ListRoute>(app, {
    route,
    context,
    async handle({ query: { limit, offset } }) {
      const { count, results } = await findPage({ limit, offset });
      const body = createPage({ path: `/api/v2/${route.path}`, limit, offset, count, results });
      return { status: 200, body } as AnswerTo<ListRoute>;
    },
  });
}
