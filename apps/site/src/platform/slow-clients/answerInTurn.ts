import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Works on the requests of one connection one after the other, each when the answer before it has left. Node hands over
 * all that were sent ahead at once, so that a client which reads nothing could have twenty pages made with one packet.
 */
export function answerInTurn(app: FastifyInstance): void {
  const newest = new WeakMap<Socket, ServerResponse>();

  app.addHook('onRequest', (request, reply, proceed) => {
    const { socket } = request.raw;
    const response = reply.raw;
    const before = newest.get(socket);
    newest.set(socket, response);
    response.once('close', () => {
      if (newest.get(socket) === response) newest.delete(socket);
    });
    if (!before) proceed();
    // Nobody is left to be answered by a connection that has ended.
    else before.once('close', () => !socket.destroyed && proceed());
  });
}
