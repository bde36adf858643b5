import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An address of the running server, and what its handler looks for in what it is sent. */
export interface WatchedRoute {
  method: string;
  /** `/restaurants/:slug/` */
  url: string;
  /** Names of parameters in the address. */
  query: Set<string>;
  /** Names of fields in the body. */
  body: Set<string>;
}

const CHANNEL = 'fastify.initialization';

/** Lists every route of the servers that are created from now on, as their own router knows them. */
export function watchRoutes() {
  const routes = new Map<string, WatchedRoute>();

  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS'))
        routes.set(`${each} ${url}`, { method: each, url, query: new Set(), body: new Set() });
    });
    fastify.addHook('preHandler', async (request) => {
      const route = routes.get(`${request.method} ${request.routeOptions.url ?? ''}`);
      if (!route) return;
      watchReads(request, 'query', route.query);
      watchReads(request, 'body', route.body);
    });
  };
  subscribe(CHANNEL, watch);
  return { routes, stop: () => unsubscribe(CHANNEL, watch) };
}

/** Notes each name that the handler looks for in the query or the body. */
function watchReads(request: FastifyRequest, part: 'query' | 'body', names: Set<string>): void {
  const present = request[part];
  if (typeof present !== 'object' || present === null || Array.isArray(present)) return;
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && !(name in Object.prototype) && name !== 'toJSON') names.add(name);
  };
  request[part] = new Proxy(present, {
    get(target, name, receiver) {
      note(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
  });
}
