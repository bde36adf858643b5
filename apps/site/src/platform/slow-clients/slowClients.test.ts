import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, wideLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { drawHalves } from '../../testing/drawPicture';
import { listFiles } from '../../testing/listFiles';
import { createUploadBody } from '../../content/photos/upload/testing/createUpload';

/** As in earnest, but for how long everything takes. */
const connectionLimits = {
  headersMs: 400,
  requestMs: 60_000,
  silenceMs: 60_000,
  idleMs: 60_000,
  minBytesPerSecond: 1000,
  windowMs: 400,
};
const DRIP_MS = 20;
const [sqlite] = testEngines;

describe('DOOR-7 slow clients', () => {
  let site: TestSite;
  let member: Browser;
  let port: number;
  const dripping: NodeJS.Timeout[] = [];
  beforeAll(async () => {
    site = await createTestSite(sqlite, { hasPages: true, limits: wideLimits, connectionLimits });
    member = await createMemberBrowser(site.app);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const timer of dripping.splice(0)) clearInterval(timer);
  });
  afterAll(() => site.stop());

  /** Sends `start` at once and then a few bytes of `rest` at a time, as long as it is let; gives what was answered. */
  async function drip(start: string, rest: string | Buffer, bytesEach = 1): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.includes('HTTP/1.1 201')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.write(start);
    const timer = setInterval(() => {
      if (sent >= rest.length || !socket.writable) return;
      socket.write(rest.slice(sent, (sent += bytesEach)));
    }, DRIP_MS);
    dripping.push(timer);
    await once(socket, 'close');
    return answer;
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

  it('DOOR-7.headers are cut whose headers drip', async () => {
    expect(await drip('GET / HTTP/1.1\r\nhost: city.test\r\nx-word: ', endless)).toMatch(/^HTTP\/1.1 408/);
  });

  it('are cut that say nothing at all', async () => {
    expect(await drip('', '')).toMatch(/^HTTP\/1.1 408/);
  });

  it.each([
    ['a form', '/accounts/login', 'application/x-www-form-urlencoded'],
    ['a call of the API', '/api/v2/profiles/email-login/', 'application/json'],
  ])('DOOR-7.bodies are cut whose body drips: %s', async (_words, path, type) => {
    expect(await drip(post(path, { 'content-type': type }), endless)).toMatch(/^HTTP\/1.1 408/);
  });

  it('are cut whose body drips on after it was answered', async () => {
    const answer = await drip(post('/api/v2/favourites/'), endless);
    expect(answer).toMatch(/^HTTP\/1.1 40/);
    expect(answer).not.toContain(' 408 ');
  });

  it('DOOR-7.uploads are cut whose photo drips, and nothing of it stays', async () => {
    const { payload, type } = await createUploadBody({ bytes: await drawHalves() });
    const headers = { ...asMember(), 'content-type': type };
    const start = post('/api/v2/photos/', headers) + payload.toString('latin1', 0, 250);
    expect(await drip(start, endless)).toMatch(/^HTTP\/1.1 408/);
    // The file is removed once the server has noticed; the test's own time limit ends this.
    while (listFiles(join(site.dataDir, 'images')).length > 0) await nextTurn();
  });

  it('DOOR-7.slow-but-honest are served whose photo comes slowly, but comes', async () => {
    const bytes = await drawHalves({ width: 900, height: 600, format: 'png' });
    const { payload, type } = await createUploadBody({ bytes: Buffer.concat([bytes, Buffer.alloc(12_000)]) });
    const headers = { ...asMember(), 'content-type': type, 'content-length': String(payload.length) };
    // Some windows long, and well above the least rate.
    const answer = await drip(post('/api/v2/photos/', headers), payload, Math.ceil(payload.length / 80));
    expect(answer).toMatch(/^HTTP\/1.1 201/);
  });

  it('DOOR-7.others leave others served, and are all gone in the end', async () => {
    const slow = Array.from({ length: 60 }, () => drip(post('/accounts/login'), endless));
    for (let turn = 0; turn < 10; turn += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      expect(answer.status).toBe(200);
      await answer.text();
    }
    await Promise.all(slow);
  });
});
