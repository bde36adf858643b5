import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../security/addSecurityHeaders';
import { answerFault } from './answerFault';

/**
 * Answers an address that cannot be decoded, such as an old link's `caf%E9`: no route is looked for, so that this stands
 * in for the handlers of both the API and the pages, and for the hooks that give answers their headers.
 */
export function createUnreadableAddressHandler(headers: SecurityHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers);
    if (!request.url.startsWith('/api/')) return answerFault(error, request, reply);
    return reply
      .code(error.statusCode ?? 400)
      .header('cache-control', 'no-store')
      .send({ detail: 'The address is not readable.' });
  };
}
