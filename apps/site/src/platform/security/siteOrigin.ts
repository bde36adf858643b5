import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';

type Origin = Pick<SiteSettings, 'origin'>;

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** Listening there means every address of the machine: none that a link could lead to. */
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.has(hostname);

/**
 * The site's own address, which links in mails, pages, feeds and redirects begin with: the configured one; in
 * development, where none need be configured, the one that the server listens on. Never what a request calls it:
 * anybody can ask for a reset of a member's password and name a host of theirs.
 */
export function siteOrigin({ server }: Pick<FastifyRequest, 'server'>, { origin }: Origin): string {
  if (origin !== undefined) return origin;
  const listening = server.server.address();
  if (listening === null || typeof listening === 'string') return 'http://localhost';
  const { address, port } = listening;
  return createOrigin(ANY_ADDRESS.has(address) ? '127.0.0.1' : address, port);
}

/**
 * The site's own address as this visitor's browser calls it: cookies of `localhost` are not sent to `127.0.0.1`, so that
 * a log-in that leaves the site must come back to the name it started from. The request only chooses among own names.
 */
export function visitedOrigin(request: FastifyRequest, settings: Origin): string {
  const host = request.headers.host?.toLowerCase();
  return (
    ownOrigins(request, settings).find((origin) => new URL(origin).host === host) ??
    siteOrigin(request, settings)
  );
}

/** Whether a page at `origin`, as a browser reports it, is one of this site. */
export function isOwnOrigin(origin: string, request: FastifyRequest, settings: Origin): boolean {
  return ownOrigins(request, settings).includes(origin);
}

/** The configured address alone; without one, every name of this machine and the address that the connection came to. */
function ownOrigins({ socket }: FastifyRequest, { origin }: Origin): string[] {
  if (origin !== undefined) return [origin];
  const names = ['127.0.0.1', 'localhost', '::1', socket.localAddress];
  return names.flatMap((name) => (name ? [createOrigin(name, socket.localPort ?? 80)] : []));
}

function createOrigin(address: string, port: number): string {
  // Without the mark of an IPv4 address among IPv6 ones, and without the interface: `fe80::1%eth0`.
  const hostname = address.replace(/^::ffff:(?=\d+\.)|%.*$/gi, '');
  return new URL(`http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`).origin;
}
