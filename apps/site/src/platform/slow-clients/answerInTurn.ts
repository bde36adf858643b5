import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createTurns } from '../security/createTurns';

/**
 * Works on the requests of one connection one after the other, each when the answer before it has left. Node hands over
 * all that were sent ahead at once, so that a client which reads nothing could have twenty pages made with one packet.
 * Of all requests that were sent ahead, on whatever connection, one is worked on at a time: the buffers of the system
 * take what a hundred such clients do not read, and no browser sends ahead.
 */
export function answerInTurn(app: FastifyInstance): void {
  const newest = new WeakMap<Socket, ServerResponse>();
  const isAnswered = new WeakMap<ServerResponse, () => void>();
  const inTurn = createTurns({ places: 1, maxWaiting: Infinity });

  app.addHook('onRequest', (request, reply, proceed) => {
    const { socket } = request.raw;
    const response = reply.raw;
    const before = newest.get(socket);
    newest.set(socket, response);
    response.once('close', () => {
      if (newest.get(socket) === response) newest.delete(socket);
    });
    if (!before) return proceed();
    const work = () =>
      new Promise<void>((resolve) => {
        // Nobody is left to be answered by a connection that has ended.
        if (socket.destroyed) return resolve();
        isAnswered.set(response, resolve);
        response.once('close', resolve);
        proceed();
      });
    before.once('close', () => void inTurn(work));
  });

  // Made, if not read yet: whoever waits for this one need not wait for its reader.
  app.addHook('onSend', (_request, reply, _payload, proceed) => {
    isAnswered.get(reply.raw)?.();
    proceed();
  });
}
