import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connectionLimits';
import { createRateCheck, type RateCheck } from './createRateCheck';

const CHECKS_PER_WINDOW = 6;

type RateLimits = Pick<ConnectionLimits, 'windowMs' | 'minBytesPerSecond'>;

/** A connection and the newest request on it. */
interface Watched {
  request?: IncomingMessage;
  response?: ServerResponse;
  coming: RateCheck;
  taken: RateCheck;
}

/**
 * Ends connections whose bodies drip, and those that let their answers lie. Node knows only how long all of it may take,
 * which must be long enough for a photo on a slow phone, and whether there is any byte at all.
 */
export function cutSlowClients(app: FastifyInstance, limits: RateLimits): void {
  const server: Server = app.server;
  const connections = new Map<Socket, Watched>();

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { coming: createRateCheck(limits), taken: createRateCheck(limits) });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const watched = connections.get(request.socket);
    if (watched) Object.assign(watched, { request, response });
  });

  function check(): void {
    const nowMs = performance.now();
    for (const [socket, { request, response, coming, taken }] of connections) {
      const isComing = request !== undefined && !request.complete;
      const isDripping = coming.isTooSlow({ nowMs, bytes: socket.bytesRead, isUnderWay: isComing });
      // What the system has not taken yet; a large answer is one piece, which counts once all of it is gone.
      const waitingBytes = socket.writableLength;
      const isLying = taken.isTooSlow({
        nowMs,
        bytes: socket.bytesWritten - waitingBytes,
        isUnderWay: waitingBytes > 0,
        pieceBytes: waitingBytes,
      });
      if (isLying || (isDripping && response?.headersSent)) socket.destroy();
      else if (isDripping) server.emit('clientError', createTimeout(), socket);
    }
  }
  // After what has arrived was read: a process that was busy for a while must not blame others for it.
  const timer = setInterval(() => setImmediate(check), limits.windowMs / CHECKS_PER_WINDOW).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** As Node says it, so that it is answered in the same way: 408. */
const createTimeout = () =>
  Object.assign(new Error('The body of a request came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
