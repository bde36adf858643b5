import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { createTwoColourImage } from '../../testing/drawPicture';
import { listFiles } from '../../testing/listFiles';
import { createUploadBody } from '../../content/photos/upload/testing/createUpload';

/** Like the defaults, with shorter times. */
const connectionLimits = {
  headersMs: 400,
  requestMs: 60_000,
  inactivityMs: 60_000,
  keepAliveMs: 60_000,
  minBytesPerSecond: 1000,
  windowMs: 400,
};
const DRIP_MS = 20;
const [sqlite] = testEngines;

describe('DOOR-7 slow clients', () => {
  let site: TestSite;
  let member: Browser;
  let port: number;
  const timers: NodeJS.Timeout[] = [];
  beforeAll(async () => {
    site = await createTestSite(sqlite, { hasPages: true, limits: highRateLimits, connectionLimits });
    member = await createMemberBrowser(site.app);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const timer of timers.splice(0)) clearInterval(timer);
  });
  afterAll(() => site.stop());

  /** Sends `start` at once and then a few bytes of `rest` at a time until the connection closes; returns the response. */
  async function drip(start: string, rest: string | Buffer, bytesEach = 1): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    let sentBytes = 0;
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString('latin1');
      if (response.includes('HTTP/1.1 201')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.write(start);
    const timer = setInterval(() => {
      if (sentBytes >= rest.length || !socket.writable) return;
      socket.write(rest.slice(sentBytes, (sentBytes += bytesEach)));
    }, DRIP_MS);
    timers.push(timer);
    // Not `once` of node:events, which rejects where the server has reset the connection.
    await new Promise((resolve) => socket.once('close', resolve));
    return response;
  }
  const endless = 'a'.repeat(60_000);
  const post = (path: string, headers: Record<string, string> = {}) =>
    [
      `POST ${path} HTTP/1.1`,
      ...Object.entries({ host: 'city.test', 'content-length': '60000', ...headers }).map((pair) =>
        pair.join(': '),
      ),
      '\r\n',
    ].join('\r\n');
  const asMember = () => ({
    cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': member.cookies.get('csrftoken') ?? '',
  });

  it('DOOR-7.headers are disconnected when their headers arrive too slowly', async () => {
    expect(await drip('GET / HTTP/1.1\r\nhost: city.test\r\nx-word: ', endless)).toMatch(/^HTTP\/1.1 408/);
  });

  it('are disconnected when they send nothing at all', async () => {
    expect(await drip('', '')).toMatch(/^HTTP\/1.1 408/);
  });

  it.each([
    ['a form', '/accounts/login', 'application/x-www-form-urlencoded'],
    ['an API request', '/api/v2/profiles/email-login/', 'application/json'],
  ])('DOOR-7.bodies are disconnected when their body arrives too slowly: %s', async (_title, path, type) => {
    expect(await drip(post(path, { 'content-type': type }), endless)).toMatch(/^HTTP\/1.1 408/);
  });

  it('are disconnected when they keep sending a body after the response', async () => {
    const response = await drip(post('/api/v2/favourites/'), endless);
    expect(response).toMatch(/^HTTP\/1.1 40/);
    expect(response).not.toContain(' 408 ');
  });

  it('DOOR-7.uploads are disconnected when their photo arrives too slowly, and no file is left', async () => {
    const { payload, type } = await createUploadBody({ bytes: await createTwoColourImage() });
    const headers = { ...asMember(), 'content-type': type };
    const start = post('/api/v2/photos/', headers) + payload.toString('latin1', 0, 250);
    expect(await drip(start, endless)).toMatch(/^HTTP\/1.1 408/);
    // The file is removed once the server has noticed; the test's own time limit ends this.
    while (listFiles(join(site.dataDir, 'images')).length > 0) await nextTurn();
  });

  it('DOOR-7.slow-but-honest are served when their photo arrives slowly but steadily', async () => {
    const bytes = await createTwoColourImage({ width: 900, height: 600, format: 'png' });
    const { payload, type } = await createUploadBody({ bytes: Buffer.concat([bytes, Buffer.alloc(12_000)]) });
    const headers = { ...asMember(), 'content-type': type, 'content-length': String(payload.length) };
    // Takes several windows, well above the minimum rate.
    const response = await drip(post('/api/v2/photos/', headers), payload, Math.ceil(payload.length / 80));
    expect(response).toMatch(/^HTTP\/1.1 201/);
  });

  it('DOOR-7.others do not affect other visitors, and are all disconnected in the end', async () => {
    const slowRequests = Array.from({ length: 60 }, () => drip(post('/accounts/login'), endless));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      expect(response.status).toBe(200);
      await response.text();
    }
    await Promise.all(slowRequests);
  });
});
