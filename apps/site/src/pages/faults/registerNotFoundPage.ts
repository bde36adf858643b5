import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import type { PageContext } from '../PageContext';

/** What visitors see where there is nothing; `app` must be the root, which alone has one such handler. */
export function registerNotFoundPage(app: FastifyInstance, { sendNotFound }: PageContext): void {
  app.setNotFoundHandler(async (request, reply) =>
    redirectToSlash(request, reply) || redirectFromSlash(app, request, reply) ? reply : sendNotFound(reply),
  );
}

/** Addresses of pages end in a slash; people and old links forget it. */
function redirectToSlash(request: FastifyRequest, reply: FastifyReply): boolean {
  const [path = '', query] = request.url.split(/\?(.*)/s);
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') && !path.endsWith('/') && !/\.\w+$/.test(path);
  const target = isPage ? ownPathOr(`${path}/${query ? `?${query}` : ''}`, undefined) : undefined;
  if (target === undefined) return false;
  void reply.redirect(target, 301);
  return true;
}

/** A few addresses have none, such as the dashboard's; people and old links add it. */
function redirectFromSlash(
  app: FastifyInstance,
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const [path = '', query] = url.split(/\?(.*)/s);
  const own = path.slice(0, -1);
  const isPage = (method === 'GET' || method === 'HEAD') && /[^/]\/$/.test(path);
  const target = isPage && app.hasRoute({ method: 'GET', url: own }) ? ownPathOr(own, undefined) : undefined;
  if (target === undefined) return false;
  void reply.redirect(`${target}${query ? `?${query}` : ''}`, 301);
  return true;
}
