import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../api/HttpError';

/** A name or an IPv4 address, or an IPv6 address in brackets, with an optional port. No user, no path, no list. */
const HOST = /^(?:[\w.~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Rejects a request whose host is missing or ambiguous (RFC 9112, 3.2): an intermediate cache or proxy might read it
 * differently from this server. Any host name is accepted, so that health checks by IP address work; the site's own origin
 * comes from its settings.
 */
export function rejectInvalidHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!hasOneHost(request)) throw new HttpError(400, { detail: 'The header Host must name one host.' });
    if (!isPathTarget(request))
      throw new HttpError(400, { detail: 'The address must be a path that begins with a slash.' });
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

const isPathTarget = ({ method, url }: FastifyRequest) =>
  url.startsWith('/') || (method === 'OPTIONS' && url === '*');

/**
 * Reduces an absolute target, as sent to a proxy, to its path: `http://city.example/food/` is `/food/` (RFC 9112, 3.2.2).
 * Its host is ignored, as that of the header is.
 */
export function normalizeRequestTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#\\]+([^]*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}
