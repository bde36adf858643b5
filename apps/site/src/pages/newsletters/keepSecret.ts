import type { FastifyReply } from 'fastify';

/** The address holds a secret: nothing that is asked for from here may carry it on. */
export function keepSecret(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer');
}
