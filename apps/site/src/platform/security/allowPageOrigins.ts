import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/SiteSettings';
import { addVary } from '../caching/addVary';
import { isPageApi } from './contractPath';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same file for everyone, which a page on another host of the site may show: pictures, tiles, fonts. */
    isPublicFile?: boolean;
    /** For a form that pages of `PAGE_ORIGINS` may send without a script: only if it changes nothing of a member's. */
    allowsPageOrigins?: boolean;
  }
}

type PageOriginSettings = Pick<SiteSettings, 'pageOrigins'>;

/** The longest that Chromium keeps the answer to a preflight; others keep it for a shorter or a longer time. */
const PREFLIGHT_SECONDS = 7200;
/** What the client reads of an answer besides its body; a browser hides all other headers from another host's page. */
const READABLE_HEADERS = 'Retry-After, X-CSRFToken, X-Saved-After, X-Saved-Before';
const METHODS = 'DELETE, GET, PATCH, POST';
const REQUEST_HEADERS = 'Content-Type, X-CSRFToken';
const FILE_HEADERS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'same-site' };

/** Whether the request comes from a page of `PAGE_ORIGINS`. */
export function isFromPageOrigin({ headers }: FastifyRequest, { pageOrigins }: PageOriginSettings): boolean {
  return headers.origin !== undefined && pageOrigins.includes(headers.origin);
}

/**
 * Whether a page of `PAGE_ORIGINS` may send this write: to the API, which asks for a member's CSRF token as well, or to a
 * form that is open to it.
 */
export function isPageOriginWrite(request: FastifyRequest, settings: PageOriginSettings): boolean {
  const { url, headers, routeOptions } = request;
  // Where the browser itself takes them for different sites, it sends no cookies: there is nothing to allow.
  const isSameSite = ['same-site', undefined].includes(headers['sec-fetch-site']?.toString());
  const isOpen = isPageApi(url) || routeOptions.config.allowsPageOrigins === true;
  return isSameSite && isOpen && isFromPageOrigin(request, settings);
}

/**
 * Lets the pages named by `PAGE_ORIGINS`, and no others, use the API with a member's cookies (ANY-9). The answer never depends
 * on an origin that is not listed: neither is it repeated, nor is it told why it is refused.
 */
export function allowPageOrigins(app: FastifyInstance, { pageOrigins }: PageOriginSettings): void {
  if (pageOrigins.length === 0) return;

  app.addHook('onRequest', async ({ url, method, headers, routeOptions }, reply) => {
    if (routeOptions.config.isPublicFile) reply.headers(FILE_HEADERS);
    if (!isPageApi(url)) return;
    const { origin = '' } = headers;
    if (pageOrigins.includes(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': READABLE_HEADERS,
      });
    }
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    if (pageOrigins.includes(origin)) {
      reply.headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      });
    }
    return reply.code(204).send();
  });

  // A shared cache must not give the answer for one page to another.
  app.addHook('onSend', async ({ url }, reply) => {
    if (isPageApi(url)) addVary(reply, 'Origin');
  });
}
