import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/SiteSettings';
import { isOwnOrigin } from './getSiteOrigin';

/** Whether the browser prefetches the page: the visitor did not ask for its side effects. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.some((purpose) => /prefetch|preview|prerender/i.test(String(purpose ?? '')));
}

/** False for requests of images, frames and scripts. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/**
 * Whether a visitor came here by a link or form of this site. Stricter than {@link isSameOriginOrDirect}: browsers treat a
 * link in a mail, another program or a QR code as a typed address.
 */
export function isSameOriginNavigation(
  request: FastifyRequest,
  settings: Pick<SiteSettings, 'origin'>,
): boolean {
  if (isPrefetch(request) || !isNavigation(request)) return false;
  const { referer, 'sec-fetch-site': fetchSite } = request.headers;
  // Browsers send it to secure origins only; otherwise the referrer is used.
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (referer === undefined || !URL.canParse(referer)) return false;
  return isOwnOrigin(new URL(referer).origin, request, settings);
}

/** Also true for a typed address; without `Sec-Fetch-Site` the referrer is used. */
export function isSameOriginOrDirect(
  request: FastifyRequest,
  settings: Pick<SiteSettings, 'origin'>,
): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return false;
  return isOwnOrigin(new URL(referer).origin, request, settings);
}
