import type { FastifyRequest } from 'fastify';
import { isOwnMachine } from './siteOrigin';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request comes from this very machine and means it: no proxy handed it on, and no page of the internet
 * made its own name point here.
 */
export function isLocalRequest({ socket, hostname, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return LOOPBACK.test(socket.remoteAddress ?? '') && isOwnMachine(hostname) && !isForwarded;
}
