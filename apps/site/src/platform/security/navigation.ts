import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';
import { isOwnOrigin } from './siteOrigin';

/** A page fetched in advance: nobody asked for what its address does. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.some((purpose) => /prefetch|preview|prerender/i.test(String(purpose ?? '')));
}

/** False for an address that is used as a picture, a frame or a script's call. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/**
 * Whether a visitor pressed a link, or sent a form, of this very site to come here. Stricter than {@link comesFromThisSite}:
 * a link in a mail, in another program or in a QR code counts as typed to a browser.
 */
export function isPressedOnThisSite(
  request: FastifyRequest,
  settings: Pick<SiteSettings, 'origin'>,
): boolean {
  if (isPrefetch(request) || !isNavigation(request)) return false;
  const { referer, 'sec-fetch-site': fetchSite } = request.headers;
  // Browsers name it to secure addresses only; elsewhere the referrer has to do.
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (referer === undefined || !URL.canParse(referer)) return false;
  return isOwnOrigin(new URL(referer).origin, request, settings);
}

/** Typed into the address bar counts as this site's visitor; a browser that says nothing is judged by its referrer. */
export function comesFromThisSite(request: FastifyRequest, settings: Pick<SiteSettings, 'origin'>): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return false;
  return isOwnOrigin(new URL(referer).origin, request, settings);
}
