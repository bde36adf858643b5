import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerInTurn } from './answerInTurn';

/** More than the buffers of a system take. */
const LARGE_BYTES = 20_000_000;
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: city.test\r\n\r\n`;

describe('DOOR-7 requests that are sent ahead on one connection', () => {
  let app: FastifyInstance;
  let socket: Socket;
  /** What is worked on, in the order in which it began. */
  let begun: string[];
  let release: Record<string, () => void>;

  beforeEach(async () => {
    begun = [];
    release = {};
    app = Fastify({ forceCloseConnections: true });
    answerInTurn(app);
    app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
      begun.push(name);
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

  /** Waits for the beginning of `name`, by asking the event loop and no clock. */
  async function whenBegun(name: string): Promise<void> {
    while (!begun.includes(name)) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Another visitor's request, sent later and answered: whatever the server was to begin before, it has begun. */
  async function visitMeanwhile(name: string): Promise<void> {
    const other = await open();
    other.write(ask(`/${name}`));
    await whenBegun(name);
    release[name]?.();
    await once(other, 'data');
    other.destroy();
  }

  it('are begun when the answer before is taken, and answered in their order', async () => {
    let answers = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
    socket.write(ask('/a') + ask('/b') + ask('/c'));
    await whenBegun('a');
    await visitMeanwhile('visitor');
    expect(begun).toEqual(['a', 'visitor']);

    release.a?.();
    await whenBegun('b');
    release.b?.();
    await whenBegun('c');
    release.c?.();
    while (!answers.endsWith('\r\n\r\nc')) await once(socket, 'data');
    expect(answers.match(/\r\n\r\n[abc]/g)?.map((found) => found.trim())).toEqual(['a', 'b', 'c']);
    socket.write(ask('/d'));
    await whenBegun('d');
  });

  it('are not begun for somebody who reads nothing, nor when that connection has ended', async () => {
    socket.pause();
    socket.write(ask('/large') + ask('/b'));
    await whenBegun('large');
    await visitMeanwhile('visitor');
    expect(begun).toEqual(['large', 'visitor']);

    socket.destroy();
    await visitMeanwhile('later');
    expect(begun).toEqual(['large', 'visitor', 'later']);
  });

  it('are worked on one at a time, whatever connection they come by, and hold up nobody else', async () => {
    const second = await open();
    socket.write(ask('/a1') + ask('/a2') + ask('/a3'));
    second.write(ask('/b1') + ask('/b2'));
    await whenBegun('a1');
    await whenBegun('b1');
    release.a1?.();
    await whenBegun('a2');
    release.b1?.();
    await visitMeanwhile('visitor');
    expect(begun.slice(2)).toEqual(['a2', 'visitor']);

    // Also where whoever had its turn is gone.
    socket.destroy();
    await whenBegun('b2');
    release.b2?.();
    expect(begun).not.toContain('a3');
    second.destroy();
  });

  it('hold up nobody’s turn by an answer that is made and not read', async () => {
    const second = await open();
    socket.pause();
    socket.write(ask('/a') + ask('/large'));
    second.write(ask('/b1') + ask('/b2'));
    await whenBegun('a');
    await whenBegun('b1');
    release.a?.();
    await whenBegun('large');
    release.b1?.();
    await whenBegun('b2');
    second.destroy();
  });
});
