import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/SiteSettings';

/** Whether cookies for this request carry the Secure flag. */
export function shouldUseSecureCookies(
  { protocol }: FastifyRequest,
  mode: SiteSettings['secureCookies'],
): boolean {
  return mode === 'auto' ? protocol === 'https' : mode === 'always';
}
