import type { FastifyReply } from 'fastify';

/** Adds the name of a request header to `Vary`, once. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (!names.some((each) => each.toLowerCase() === name.toLowerCase()))
    reply.header('vary', [...names, name].join(', '));
}
