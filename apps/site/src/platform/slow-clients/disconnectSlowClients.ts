import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connectionLimits';
import { createThroughputCheck, type ThroughputCheck } from './createThroughputCheck';

const CHECKS_PER_WINDOW = 6;

type ThroughputLimits = Pick<ConnectionLimits, 'windowMs' | 'minBytesPerSecond'>;

/** A connection and the latest request on it. */
interface WatchedConnection {
  request?: IncomingMessage;
  response?: ServerResponse;
  requestThroughput: ThroughputCheck;
  responseThroughput: ThroughputCheck;
}

/**
 * Closes connections that send bodies too slowly, and those that do not read their responses. Node only limits the total
 * time, which must be long enough for a photo on a slow phone, and the time without any data.
 */
export function disconnectSlowClients(app: FastifyInstance, limits: ThroughputLimits): void {
  const server: Server = app.server;
  const connections = new Map<Socket, WatchedConnection>();

  server.on('connection', (socket: Socket) => {
    connections.set(socket, {
      requestThroughput: createThroughputCheck(limits),
      responseThroughput: createThroughputCheck(limits),
    });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection) Object.assign(connection, { request, response });
  });

  function check(): void {
    const nowMs = performance.now();
    for (const [socket, { request, response, requestThroughput, responseThroughput }] of connections) {
      const isReceiving = request !== undefined && !request.complete;
      const isRequestTooSlow = requestThroughput.isTooSlow({
        nowMs,
        bytes: socket.bytesRead,
        isActive: isReceiving,
      });
      // What the operating system has not accepted yet; a large response is one chunk, counted once all of it is sent.
      const bufferedBytes = socket.writableLength;
      const isResponseTooSlow = responseThroughput.isTooSlow({
        nowMs,
        bytes: socket.bytesWritten - bufferedBytes,
        isActive: bufferedBytes > 0,
        chunkBytes: bufferedBytes,
      });
      if (isResponseTooSlow || (isRequestTooSlow && response?.headersSent)) socket.destroy();
      else if (isRequestTooSlow) server.emit('clientError', createTimeoutError(), socket);
    }
  }
  // After pending data was read: clients must not be disconnected because this process was busy.
  const timer = setInterval(() => setImmediate(check), limits.windowMs / CHECKS_PER_WINDOW).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** With Node's error code, so that it gets the same response: 408. */
const createTimeoutError = () =>
  Object.assign(new Error('The body of a request came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
