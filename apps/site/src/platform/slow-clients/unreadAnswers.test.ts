import { once } from 'node:events';
import { connect, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServerOptions, defaultConnectionLimits, type ConnectionLimits } from './connectionLimits';
import { cutSlowClients } from './cutSlowClients';

/** More than the buffers of a system take. */
const ANSWER_BYTES = 20_000_000;
const SHORT_MS = 300;

describe('DOOR-7 answers that nobody reads', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  /** A server of one large answer; gives both ends of a connection that has asked for it and reads nothing. */
  async function ask(chosen: Partial<ConnectionLimits>): Promise<{ reader: Socket; served: Socket }> {
    const limits = { ...defaultConnectionLimits, ...chosen };
    app = Fastify({ ...createServerOptions(limits), forceCloseConnections: true });
    cutSlowClients(app, limits);
    app.get('/', (_request, reply) => reply.send(Buffer.alloc(ANSWER_BYTES)));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const connection = once(app.server, 'connection');
    const { port } = app.server.address() as AddressInfo;
    const reader = connect({ port, host: '127.0.0.1', highWaterMark: 1 << 20 } as NetConnectOpts).pause();
    reader.on('error', () => undefined);
    reader.write('GET / HTTP/1.1\r\nhost: city.test\r\n\r\n');
    const [served] = (await connection) as [Socket];
    return { reader, served };
  }

  it('are cut when nothing at all is taken', async () => {
    const { reader, served } = await ask({ silenceMs: SHORT_MS });
    await once(served, 'close');
    reader.destroy();
  });

  it('DOOR-7.unread are cut when too little is taken', async () => {
    const { reader, served } = await ask({ windowMs: SHORT_MS, minBytesPerSecond: ANSWER_BYTES * 10 });
    // A little now and then, so that there is no silence.
    const closed = once(served, 'close').then(() => true);
    while (!served.destroyed) {
      await setTimeout(SHORT_MS / 10);
      reader.read(1000);
    }
    expect(await closed).toBe(true);
    reader.destroy();
  });

  it('are sent to the end while they are taken, however long it lasts', async () => {
    const { reader } = await ask({ silenceMs: SHORT_MS, windowMs: SHORT_MS, minBytesPerSecond: 1000 });
    let received = 0;
    while (received <= ANSWER_BYTES && !reader.destroyed) {
      await setTimeout(SHORT_MS / 10);
      received += (reader.read() as Buffer | null)?.length ?? 0;
    }
    reader.destroy();
    expect(received).toBeGreaterThan(ANSWER_BYTES);
  });
});
