import type { FastifyReply } from 'fastify';

/** The address holds a secret, or did: nothing that is asked for from here may carry it on, and no cache keep it. */
export function keepSecret(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
}
