import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A route of the running server, and the input fields that its handler reads. */
export interface RecordedRoute {
  method: string;
  /** `/restaurants/:slug/` */
  url: string;
  /** Names of query parameters. */
  query: Set<string>;
  /** Names of body fields. */
  body: Set<string>;
}

const CHANNEL = 'fastify.initialization';

/** Records every route of the servers that are created from now on. */
export function recordRoutes() {
  const routes = new Map<string, RecordedRoute>();

  const onFastifyCreated = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS'))
        routes.set(`${each} ${url}`, { method: each, url, query: new Set(), body: new Set() });
    });
    fastify.addHook('preHandler', async (request) => {
      const route = routes.get(`${request.method} ${request.routeOptions.url ?? ''}`);
      if (!route) return;
      recordReads(request, 'query', route.query);
      recordReads(request, 'body', route.body);
    });
  };
  subscribe(CHANNEL, onFastifyCreated);
  return { routes, stop: () => unsubscribe(CHANNEL, onFastifyCreated) };
}

/** Records each name that the handler reads from the query or the body. */
function recordReads(request: FastifyRequest, part: 'query' | 'body', names: Set<string>): void {
  const input = request[part];
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
  const record = (name: string | symbol) => {
    if (typeof name === 'string' && !(name in Object.prototype) && name !== 'toJSON') names.add(name);
  };
  request[part] = new Proxy(input, {
    get(target, name, receiver) {
      record(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      record(name);
      return Reflect.has(target, name);
    },
  });
}
