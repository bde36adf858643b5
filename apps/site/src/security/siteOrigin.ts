import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.has(hostname);

/**
 * Where links in mails lead: the configured origin. The host that a request names is believed on one's own machine
 * only: anybody can ask for a reset of a member's password and name a host of theirs.
 * @returns undefined where no origin can be trusted.
 */
export function siteOrigin(request: FastifyRequest, { origin }: SiteSettings): string | undefined {
  if (origin !== undefined) return origin;
  return isOwnMachine(request.hostname) ? `${request.protocol}://${request.host}` : undefined;
}
