import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createConcurrencyLimit } from '../concurrency/createConcurrencyLimit';

/**
 * Handles the requests of one connection one after another, each once the previous response has been sent. Node starts
 * all pipelined requests at once, so a client that reads nothing could have twenty pages rendered with one packet.
 * Across all connections, one pipelined request is handled at a time: the operating system's buffers could hold the unread
 * responses of a hundred such clients, and browsers do not pipeline.
 */
export function serializePipelinedRequests(app: FastifyInstance): void {
  const latestResponses = new WeakMap<Socket, ServerResponse>();
  const finishTurnByResponse = new WeakMap<ServerResponse, () => void>();
  const runInTurn = createConcurrencyLimit({ concurrency: 1, maxQueued: Infinity });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const response = reply.raw;
    const previous = latestResponses.get(socket);
    latestResponses.set(socket, response);
    response.once('close', () => {
      if (latestResponses.get(socket) === response) latestResponses.delete(socket);
    });
    if (!previous) return done();
    const work = () =>
      new Promise<void>((resolve) => {
        // The connection has ended: there is no one to respond to.
        if (socket.destroyed) return resolve();
        finishTurnByResponse.set(response, resolve);
        response.once('close', resolve);
        done();
      });
    previous.once('close', () => void runInTurn(work));
  });

  // The response is generated, though not read yet: the next request need not wait for the reader.
  app.addHook('onSend', async (_request, reply) => {
    finishTurnByResponse.get(reply.raw)?.();
  });
}
