import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Route } from '@cityguide/api/contract';
import { HttpError } from './HttpError';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/** Responds with 405 and `Allow` where a path exists, but not with this method; Fastify alone would respond with 404. */
export function addMethodNotAllowedRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { path, method } of routes) {
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, allowed] of methodsByPath) {
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      async handler(request) {
        throw new HttpError(
          405,
          { detail: `Method "${request.method}" not allowed.` },
          { allow: [...allowed, 'HEAD', 'OPTIONS'].join(', ') },
        );
      },
    });
  }
}
