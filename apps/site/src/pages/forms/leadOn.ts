import type { FastifyReply } from 'fastify';

/** Leads on after a form; no cache may keep where a visitor went. */
export function leadOn(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(path, 303);
}
