import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import { explainWrongPrefix } from '../../platform/public-prefix/explainWrongPrefix';
import type { PageContext } from '../PageContext';

/** The 404 page; `app` must be the root, as there is only one such handler. */
export function registerNotFoundPage(app: FastifyInstance, { sendNotFound }: PageContext): void {
  app.setNotFoundHandler(async (request, reply) => {
    const explanation = explainWrongPrefix(request.url, app.publicPrefix);
    if (explanation !== undefined) {
      request.log.warn(explanation);
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(explanation);
    }
    return redirectToTrailingSlash(request, reply) || redirectWithoutTrailingSlash(app, request, reply)
      ? reply
      : sendNotFound(reply);
  });
}

/** URLs of pages end with a slash, which people and old links omit. */
function redirectToTrailingSlash(request: FastifyRequest, reply: FastifyReply): boolean {
  const [path = '', query] = request.url.split(/\?(.*)/s);
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') && !path.endsWith('/') && !/\.\w+$/.test(path);
  const target = isPage ? ownPathOr(`${path}/${query ? `?${query}` : ''}`, undefined) : undefined;
  if (target === undefined) return false;
  void reply.redirect(target, 301);
  return true;
}

/** A few URLs, such as the dashboard's, have no slash, but people and old links add it. */
function redirectWithoutTrailingSlash(
  app: FastifyInstance,
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const [path = '', query] = url.split(/\?(.*)/s);
  const pathWithoutSlash = path.slice(0, -1);
  const isPage = (method === 'GET' || method === 'HEAD') && /[^/]\/$/.test(path);
  const target =
    isPage && app.hasRoute({ method: 'GET', url: pathWithoutSlash })
      ? ownPathOr(pathWithoutSlash, undefined)
      : undefined;
  if (target === undefined) return false;
  void reply.redirect(`${target}${query ? `?${query}` : ''}`, 301);
  return true;
}
