import type { FastifyInstance } from 'fastify';
import { contentRoutes, MAX_BATCH_ITEMS, type Route } from '@cityguide/api/contract';
import { addMethodNotAllowedRoutes } from '../../platform/api/addMethodNotAllowedRoutes';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { formatDateTime } from '../../platform/api/formatDateTime';
import { authorizeContent } from './authorizeContent';

type ContentApiContext = RouteContext & Parameters<typeof authorizeContent>[1];

/** The API by which a CMS writes content (OWN-3). In a plugin scope of its own: all of it needs a token. */
export function registerContentApi(scope: FastifyInstance, context: ContentApiContext): void {
  authorizeContent(scope, context);

  addRoute(scope, {
    route: contentRoutes.content.read,
    context,
    async handle({ request: { contentToken: token } }) {
      if (!token) throw new Error('A request without a token came past authorizeContent.');
      const { name, kinds, expiresMs } = token;
      const expires = expiresMs === null ? null : formatDateTime(expiresMs);
      return {
        status: 200,
        body: { name, kinds: [...kinds], expires, max_batch_items: MAX_BATCH_ITEMS },
      };
    },
  });

  const all = Object.values(contentRoutes).flatMap((noun): Route[] => Object.values(noun));
  addMethodNotAllowedRoutes(scope, all);
}
