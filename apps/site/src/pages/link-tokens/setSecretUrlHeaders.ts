import type { FastifyReply } from 'fastify';

/** For pages whose URL contains, or contained, a secret: it must not be sent as a referrer, nor cached. */
export function setSecretUrlHeaders(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
}
