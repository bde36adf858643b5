import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether a request really comes from this machine: not forwarded by a proxy, and not from an internet page whose host name
 * resolves to this machine (DNS rebinding).
 */
export function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return LOOPBACK.test(socket.remoteAddress ?? '') && OWN_HOST.test(headers.host ?? '') && !isForwarded;
}
