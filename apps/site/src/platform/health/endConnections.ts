import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../api/apiProblem';

/** Another process, or the next start, answers in a moment. */
const RETRY_SECONDS = '5';

/**
 * Once the app is closing, refuses new requests on connections that are still open, and tells every caller that is still
 * answered to let go of the connection. Idle connections are closed at once, but one that was busy in that moment would
 * be kept alive and hold the process back. Who watches the process is answered as long as it is there.
 */
export function endConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async ({ url }) => {
    if (isStopping && !url.startsWith('/health/'))
      throw new ApiProblem(
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
