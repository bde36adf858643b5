import type { FastifyInstance } from 'fastify';

/**
 * Once the app is closing, tells every caller that is still answered to let go of the connection. Idle connections
 * are closed at once, but one that was busy in that moment would be kept alive and hold the process back.
 */
export function endConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
}
