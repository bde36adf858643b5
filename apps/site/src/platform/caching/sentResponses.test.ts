import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { addEtags, matchesEtag } from './addEtags';
import { compressResponses } from './compressResponses';
import { cacheResponses } from './cacheResponses';

const LONG = 'a '.repeat(512);
const PUBLIC = 'public, max-age=30';

describe('responses as they are sent', () => {
  let handledCount: number;
  let version: string;

  /** A site with one route and the response hooks of the real one. */
  async function createSite(createPayload: (reply: FastifyReply) => unknown) {
    const app = Fastify();
    handledCount = 0;
    version = '1';
    addEtags(app);
    compressResponses(app);
    cacheResponses(app, async () => version);
    const handle = async (_request: unknown, reply: FastifyReply) => {
      handledCount += 1;
      return reply.send(await createPayload(reply.header('cache-control', PUBLIC).type('text/plain')));
    };
    app.get('/', handle);
    app.post('/', handle);
    await app.ready();
    return (headers: Record<string, string> = {}, url = '/', method: 'GET' | 'POST' = 'GET') =>
      app.inject({ method, url, headers });
  }

  it('HOST-6 are generated once while the data stay the same, per URL and encoding, and again after a change', async () => {
    const get = await createSite(() => `${LONG}${handledCount}`);
    const first = await get();
    expect(await get().then(({ body, headers }) => [body, headers.etag])).toEqual([
      first.body,
      first.headers.etag,
    ]);
    expect(handledCount).toBe(1);
    await get({}, '/?page=2');
    const compressed = await get({ 'accept-encoding': 'br' });
    expect(handledCount).toBe(3);
    const again = await get({ 'accept-encoding': 'br' });
    expect([handledCount, again.headers['content-encoding'], again.rawPayload]).toEqual([
      3,
      'br',
      compressed.rawPayload,
    ]);
    version = '2';
    expect((await get()).body).not.toBe(first.body);
    expect(handledCount).toBe(4);
  });

  it('HOST-6 are not cached under a newer version than they were generated from', async () => {
    const get = await createSite(() => {
      version = '2';
      return LONG;
    });
    await get();
    await get();
    expect(handledCount).toBe(2);
  });

  it('HOST-6 are not cached for writes and for very long URLs', async () => {
    for (const [url, method] of [
      ['/', 'POST'],
      [`/?${'a'.repeat(299)}`, 'GET'],
    ] as const) {
      const request = await createSite(() => LONG);
      await request({}, url, method);
      await request({}, url, method);
      expect([method, handledCount]).toEqual([method, 2]);
    }
    const get = await createSite(() => LONG);
    await get({}, `/?${'a'.repeat(298)}`);
    await get({}, `/?${'a'.repeat(298)}`);
    expect(handledCount).toBe(1);
  });

  it('HOST-6 that are private, errors or not cacheable are neither tagged, compressed nor cached', async () => {
    for (const change of [
      (reply: FastifyReply) => reply.header('cache-control', 'private, no-store'),
      (reply: FastifyReply) => reply.removeHeader('cache-control'),
      (reply: FastifyReply) => reply.code(404),
    ]) {
      const get = await createSite((reply) => {
        change(reply);
        return LONG;
      });
      await get({ 'accept-encoding': 'br' });
      const { headers, body } = await get({ 'accept-encoding': 'br' });
      expect([headers.etag, headers['content-encoding'], body, handledCount]).toEqual([
        undefined,
        undefined,
        LONG,
        2,
      ]);
    }
  });

  it('HOST-6 are tagged by their content, and a 304 has no headers of a body', async () => {
    const get = await createSite(() => 'short');
    const { etag } = (await get()).headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const same = await get({ 'if-none-match': String(etag) });
    expect([same.statusCode, same.body, same.headers['content-type'], same.headers.etag]).toEqual([
      304,
      '',
      undefined,
      etag,
    ]);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    const other = await createSite(() => 'other');
    expect((await other()).headers.etag).not.toBe(etag);
  });

  it('QUAL-3 are compressed from 1,024 characters on, and add to an existing Vary header', async () => {
    const request = async (text: string, vary?: string) => {
      const get = await createSite((reply) => {
        if (vary) reply.header('vary', vary);
        return text;
      });
      const { headers, rawPayload } = await get({ 'accept-encoding': 'br' });
      return { headers, rawPayload };
    };
    const short = await request('a'.repeat(1023));
    expect([short.headers['content-encoding'], short.headers.vary]).toEqual([undefined, undefined]);
    const long = await request('a'.repeat(1024), 'Cookie');
    expect([long.headers['content-encoding'], long.headers.vary]).toEqual(['br', 'Cookie, Accept-Encoding']);
    expect(String(brotliDecompressSync(long.rawPayload))).toBe('a'.repeat(1024));
    expect(long.headers.etag).toMatch(/^"[\w-]{27}-br"$/);
    expect((await request(LONG, 'accept-encoding')).headers.vary).toBe('accept-encoding');
  });

  it('QUAL-3 that are already compressed are sent unchanged', async () => {
    const get = await createSite((reply) => {
      reply.header('content-encoding', 'gzip');
      return LONG;
    });
    const { headers, body } = await get({ 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body]).toEqual(['gzip', LONG]);
  });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"a-br"', true],
  ['W/"a-gzip"', true],
  [' "b" , "a" ', true],
  ['*', true],
  ['"b", *', true],
  ['"a-zip"', false],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('HOST-6 If-None-Match %s matches "a": %s', (ifNoneMatch, isMatch) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(isMatch);
  expect(matchesEtag(ifNoneMatch, '"a-br"')).toBe(isMatch);
});
