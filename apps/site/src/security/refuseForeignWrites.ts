import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../api/apiProblem';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every unsafe request that a browser says comes from another site. Guards also what no token can guard:
 * forms on pages that are the same bytes for everyone, and the log-in itself. A caller that sends neither header is
 * no browser of today and carries nobody's cookies.
 */
export function refuseForeignWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isFromThisSite(request)) return;
    throw new ApiProblem(403, { detail: 'CSRF Failed: the request comes from another site.' });
  });
}

function isFromThisSite(request: FastifyRequest): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  // Behind a proxy that ends TLS the scheme may be lost on the way; the host never is.
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
