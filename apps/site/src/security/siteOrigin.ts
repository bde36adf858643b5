import type { FastifyRequest } from 'fastify';

/** The origin that the caller sees. */
export function siteOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
