import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../api/HttpError';
import type { SiteSettings } from '../settings/SiteSettings';
import { isPageOriginWrite } from './allowPageOrigins';
import { isOwnOrigin } from './getSiteOrigin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For a form on a page with `no-referrer`, for which older browsers send `Origin: null`. Only if the form contains a
     * secret that no other site knows.
     */
    allowsNullOrigin?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects every unsafe request that the browser reports as cross-site, unless it comes from a page of `PAGE_ORIGINS`. This
 * also protects what no token can: forms on pages that are the same bytes for everyone, and the log-in itself. A client
 * that sends neither header is not a modern browser and has no member's cookies.
 */
export function rejectCrossSiteWrites(app: FastifyInstance, settings: SiteSettings): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isSameOriginWrite(request, settings)) return;
    if (isPageOriginWrite(request, settings)) return;
    throw new HttpError(403, { detail: 'CSRF Failed: the request comes from another site.' });
  });
}

function isSameOriginWrite(request: FastifyRequest, settings: SiteSettings): boolean {
  // Set by the browser itself, so it is reliable even if a proxy rewrites the host.
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === 'null') return request.routeOptions.config.allowsNullOrigin === true;
  return isOwnOrigin(origin, request, settings);
}
