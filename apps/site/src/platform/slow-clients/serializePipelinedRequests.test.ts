import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializePipelinedRequests } from './serializePipelinedRequests';

/** More than the operating system buffers. */
const LARGE_BYTES = 20_000_000;
const createRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: city.test\r\n\r\n`;

describe('DOOR-7 pipelined requests', () => {
  let app: FastifyInstance;
  let socket: Socket;
  /** Requests in the order in which their handlers started. */
  let started: string[];
  let release: Record<string, () => void>;

  beforeEach(async () => {
    started = [];
    release = {};
    app = Fastify({ forceCloseConnections: true });
    serializePipelinedRequests(app);
    app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
      started.push(name);
      if (name === 'large') return Buffer.alloc(LARGE_BYTES);
      await new Promise<void>((resolve) => Object.assign(release, { [name]: resolve }));
      return name;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    socket = await open();
  });
  afterEach(async () => {
    socket.destroy();
    await app.close();
  });

  async function open(): Promise<Socket> {
    const opened = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(opened, 'connect');
    return opened;
  }

  /** Waits until the handler of `name` has started, by polling the event loop instead of a timer. */
  async function whenStarted(name: string): Promise<void> {
    while (!started.includes(name)) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Sends another visitor's request and awaits its response: all handlers due before it have started by then. */
  async function visitMeanwhile(name: string): Promise<void> {
    const other = await open();
    other.write(createRequest(`/${name}`));
    await whenStarted(name);
    release[name]?.();
    await once(other, 'data');
    other.destroy();
  }

  it('start when the previous response is read, and are answered in order', async () => {
    let responses = '';
    socket.setEncoding('latin1').on('data', (text: string) => (responses += text));
    socket.write(createRequest('/a') + createRequest('/b') + createRequest('/c'));
    await whenStarted('a');
    await visitMeanwhile('visitor');
    expect(started).toEqual(['a', 'visitor']);

    release.a?.();
    await whenStarted('b');
    release.b?.();
    await whenStarted('c');
    release.c?.();
    while (!responses.endsWith('\r\n\r\nc')) await once(socket, 'data');
    expect(responses.match(/\r\n\r\n[abc]/g)?.map((body) => body.trim())).toEqual(['a', 'b', 'c']);
    socket.write(createRequest('/d'));
    await whenStarted('d');
  });

  it('do not start for a client that reads nothing, nor when that connection has ended', async () => {
    socket.pause();
    socket.write(createRequest('/large') + createRequest('/b'));
    await whenStarted('large');
    await visitMeanwhile('visitor');
    expect(started).toEqual(['large', 'visitor']);

    socket.destroy();
    await visitMeanwhile('later');
    expect(started).toEqual(['large', 'visitor', 'later']);
  });

  it('are handled one at a time across connections, and do not delay other requests', async () => {
    const second = await open();
    socket.write(createRequest('/a1') + createRequest('/a2') + createRequest('/a3'));
    second.write(createRequest('/b1') + createRequest('/b2'));
    await whenStarted('a1');
    await whenStarted('b1');
    release.a1?.();
    await whenStarted('a2');
    release.b1?.();
    await visitMeanwhile('visitor');
    expect(started.slice(2)).toEqual(['a2', 'visitor']);

    // Also when the client whose request is being handled has disconnected.
    socket.destroy();
    await whenStarted('b2');
    release.b2?.();
    expect(started).not.toContain('a3');
    second.destroy();
  });

  it('do not block each other with a response that is generated but not read', async () => {
    const second = await open();
    socket.pause();
    socket.write(createRequest('/a') + createRequest('/large'));
    second.write(createRequest('/b1') + createRequest('/b2'));
    await whenStarted('a');
    await whenStarted('b1');
    release.a?.();
    await whenStarted('large');
    release.b1?.();
    await whenStarted('b2');
    second.destroy();
  });
});
