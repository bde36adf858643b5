import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../api/apiProblem';

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port. No user, no path, no list. */
const HOST = /^(?:[\w.~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses a request that does not say in one way which host it is for (RFC 9112, 3.2): a cache or proxy on the way might
 * read it differently from this server. Which host it names is not judged, so that health checks by address work; the
 * site's own address comes from its settings.
 */
export function rejectInvalidHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!hasOneHost(request)) throw new ApiProblem(400, { detail: 'The header Host must name one host.' });
    if (!isOwnTarget(request))
      throw new ApiProblem(400, { detail: 'The address must be a path that begins with a slash.' });
  });
}

function hasOneHost({ raw }: FastifyRequest): boolean {
  const count = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  // HTTP/1.0 has no such header.
  if (count === 0) return raw.httpVersion === '1.0';
  return count === 1 && HOST.test(raw.headers.host ?? '');
}

const isOwnTarget = ({ method, url }: FastifyRequest) =>
  url.startsWith('/') || (method === 'OPTIONS' && url === '*');

/**
 * What a client sends that takes the server for a proxy: `http://city.example/food/` is the path alone (RFC 9112, 3.2.2).
 * The host in it counts as little as that of the header.
 */
export function readTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#\\]+([^]*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}
