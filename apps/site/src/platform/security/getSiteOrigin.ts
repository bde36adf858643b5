import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/SiteSettings';

type OriginSettings = Pick<SiteSettings, 'origin'>;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** These mean every address of the machine, so they cannot be used in a link. */
const WILDCARD_ADDRESSES = new Set(['0.0.0.0', '::']);

export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOSTS.has(hostname);

/**
 * The site's origin, the base of links in mails, pages, feeds and redirects: the configured one, or, in development, where
 * none need be configured, the one that the server listens on. Never taken from a request: an attacker could request a
 * member's password reset with their own host.
 */
export function getSiteOrigin(
  { server }: Pick<FastifyRequest, 'server'>,
  { origin }: OriginSettings,
): string {
  if (origin !== undefined) return origin;
  const serverAddress = server.server.address();
  if (serverAddress === null || typeof serverAddress === 'string') return 'http://localhost';
  const { address, port } = serverAddress;
  return createOrigin(WILDCARD_ADDRESSES.has(address) ? '127.0.0.1' : address, port);
}

/**
 * The site's origin as in this visitor's browser: cookies of `localhost` are not sent to `127.0.0.1`, so a log-in with an
 * external provider must return to the host it started from. The request only chooses among the site's own origins.
 */
export function getRequestOrigin(request: FastifyRequest, settings: OriginSettings): string {
  const host = request.headers.host?.toLowerCase();
  return (
    listOwnOrigins(request, settings).find((origin) => new URL(origin).host === host) ??
    getSiteOrigin(request, settings)
  );
}

/** Whether `origin`, as reported by a browser, is this site's. */
export function isOwnOrigin(origin: string, request: FastifyRequest, settings: OriginSettings): boolean {
  return listOwnOrigins(request, settings).includes(origin);
}

/** The configured origin only; without one, every name of this machine and the address that the client connected to. */
function listOwnOrigins({ socket }: FastifyRequest, { origin }: OriginSettings): string[] {
  if (origin !== undefined) return [origin];
  const names = ['127.0.0.1', 'localhost', '::1', socket.localAddress];
  return names.flatMap((name) => (name ? [createOrigin(name, socket.localPort ?? 80)] : []));
}

function createOrigin(address: string, port: number): string {
  // Removes the IPv6 prefix of a mapped IPv4 address, and the interface: `fe80::1%eth0`.
  const hostname = address.replace(/^::ffff:(?=\d+\.)|%.*$/gi, '');
  return new URL(`http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`).origin;
}
