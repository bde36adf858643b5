import type { FastifyInstance } from 'fastify';
import { HttpError } from '../api/HttpError';

/** By then another process, or the restarted one, responds. */
const RETRY_SECONDS = '5';

/**
 * Once the app is closing, rejects new requests on open connections, and sends `Connection: close` with the remaining
 * responses. Idle connections are closed at once, but one that was busy at that moment would be kept alive and delay the
 * exit. Health checks still get a response.
 */
export function drainConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async ({ url }) => {
    if (isStopping && !url.startsWith('/health/'))
      throw new HttpError(
        503,
        { detail: 'The site is about to restart. Please try again in a moment.' },
        { 'retry-after': RETRY_SECONDS },
      );
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
}
