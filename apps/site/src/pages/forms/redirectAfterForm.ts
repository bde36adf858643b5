import type { FastifyReply } from 'fastify';

/** Redirects after a form; not cacheable, as the target is private. */
export function redirectAfterForm(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(path, 303);
}
