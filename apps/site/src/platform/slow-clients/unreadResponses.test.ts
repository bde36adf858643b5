import { once } from 'node:events';
import { connect, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServerOptions, defaultConnectionLimits, type ConnectionLimits } from './connectionLimits';
import { disconnectSlowClients } from './disconnectSlowClients';

/** More than the operating system buffers. */
const RESPONSE_BYTES = 20_000_000;
const SHORT_MS = 300;

describe('DOOR-7 responses that are never read', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  /** Starts a server with one large response; returns both ends of a connection that requested it and reads nothing. */
  async function startUnreadRequest(
    overrides: Partial<ConnectionLimits>,
  ): Promise<{ reader: Socket; serverSocket: Socket }> {
    const limits = { ...defaultConnectionLimits, ...overrides };
    app = Fastify({ ...createServerOptions(limits), forceCloseConnections: true });
    disconnectSlowClients(app, limits);
    app.get('/', (_request, reply) => reply.send(Buffer.alloc(RESPONSE_BYTES)));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const connection = once(app.server, 'connection');
    const { port } = app.server.address() as AddressInfo;
    const reader = connect({ port, host: '127.0.0.1', highWaterMark: 1 << 20 } as NetConnectOpts).pause();
    reader.on('error', () => undefined);
    reader.write('GET / HTTP/1.1\r\nhost: city.test\r\n\r\n');
    const [serverSocket] = (await connection) as [Socket];
    return { reader, serverSocket };
  }

  it('are cut off when nothing at all is read', async () => {
    const { reader, serverSocket } = await startUnreadRequest({ inactivityMs: SHORT_MS });
    await once(serverSocket, 'close');
    reader.destroy();
  });

  it('DOOR-7.unread are cut off when too little is read', async () => {
    const { reader, serverSocket } = await startUnreadRequest({
      windowMs: SHORT_MS,
      minBytesPerSecond: RESPONSE_BYTES * 10,
    });
    // Reads a little now and then, so that the connection is not inactive.
    const closed = once(serverSocket, 'close').then(() => true);
    while (!serverSocket.destroyed) {
      await setTimeout(SHORT_MS / 10);
      reader.read(1000);
    }
    expect(await closed).toBe(true);
    reader.destroy();
  });

  it('are sent completely while they are being read, however long it takes', async () => {
    const { reader } = await startUnreadRequest({
      inactivityMs: SHORT_MS,
      windowMs: SHORT_MS,
      minBytesPerSecond: 1000,
    });
    let received = 0;
    while (received <= RESPONSE_BYTES && !reader.destroyed) {
      await setTimeout(SHORT_MS / 10);
      received += (reader.read() as Buffer | null)?.length ?? 0;
    }
    reader.destroy();
    expect(received).toBeGreaterThan(RESPONSE_BYTES);
  });
});
