import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../api/apiProblem';
import type { SiteSettings } from '../settings/siteSettings';
import { isOwnOrigin } from './siteOrigin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For a form on a page without referrers, whose origin older browsers hide as well. Only where what is sent is
     * itself a secret that no other site has.
     */
    takesHiddenOrigin?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every unsafe request that a browser says comes from another site. Guards also what no token can guard:
 * forms on pages that are the same bytes for everyone, and the log-in itself. A caller that sends neither header is
 * no browser of today and carries nobody's cookies.
 */
export function refuseForeignWrites(app: FastifyInstance, settings: SiteSettings): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isFromThisSite(request, settings)) return;
    throw new ApiProblem(403, { detail: 'CSRF Failed: the request comes from another site.' });
  });
}

function isFromThisSite(request: FastifyRequest, settings: SiteSettings): boolean {
  // Told by the browser itself, so it holds whatever a proxy made of the host.
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === 'null') return request.routeOptions.config.takesHiddenOrigin === true;
  return isOwnOrigin(origin, request, settings);
}
