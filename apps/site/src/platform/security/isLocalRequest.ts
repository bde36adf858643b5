import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether a request comes from this very machine and means it: no proxy handed it on, and no page of the internet
 * made its own name point here.
 */
export function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return LOOPBACK.test(socket.remoteAddress ?? '') && OWN_HOST.test(headers.host ?? '') && !isForwarded;
}
