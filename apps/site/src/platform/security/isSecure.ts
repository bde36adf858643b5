import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';

/** Whether cookies for this request carry the Secure flag. */
export function isSecure({ protocol }: FastifyRequest, mode: SiteSettings['secureCookies']): boolean {
  return mode === 'auto' ? protocol === 'https' : mode === 'always';
}
