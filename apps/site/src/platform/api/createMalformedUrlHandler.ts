import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../security/addSecurityHeaders';
import { sendErrorNotice } from './sendErrorNotice';

/**
 * Responds to a URL that cannot be decoded, such as an old link's `caf%E9`. Fastify does not look for a route then, so this
 * replaces the error handlers of both the API and the pages, and the hooks that set response headers.
 */
export function createMalformedUrlHandler(headers: SecurityHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers);
    if (!request.url.startsWith('/api/')) return sendErrorNotice(error, request, reply);
    return reply
      .code(error.statusCode ?? 400)
      .header('cache-control', 'no-store')
      .send({ detail: 'The address is not readable.' });
  };
}
