import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { addEntityTags, matchesTag } from './addEntityTags';
import { compressAnswers } from './compressAnswers';
import { keepAnswers } from './keepAnswers';

const LONG = 'a '.repeat(512);
const PUBLIC = 'public, max-age=30';

describe('answers as they are sent', () => {
  let made: number;
  let version: string;
  const versions = async () => ({ listings: '1', shown: version, photos: '1' });

  /** A site of one address, whose answers go the way of those of the real one. */
  async function createSite(answer: (reply: FastifyReply) => unknown) {
    const app = Fastify();
    made = 0;
    version = '1';
    addEntityTags(app);
    compressAnswers(app);
    keepAnswers(app, versions);
    const handle = async (_request: unknown, reply: FastifyReply) => {
      made += 1;
      return reply.send(await answer(reply.header('cache-control', PUBLIC).type('text/plain')));
    };
    app.get('/', handle);
    app.post('/', handle);
    await app.ready();
    return (headers: Record<string, string> = {}, url = '/', method: 'GET' | 'POST' = 'GET') =>
      app.inject({ method, url, headers });
  }

  it('HOST-6 are made once while the data stay, for each address and encoding, and anew after a change', async () => {
    const get = await createSite(() => `${LONG}${made}`);
    const first = await get();
    expect(await get().then(({ body, headers }) => [body, headers.etag])).toEqual([
      first.body,
      first.headers.etag,
    ]);
    expect(made).toBe(1);
    await get({}, '/?page=2');
    const packed = await get({ 'accept-encoding': 'br' });
    expect(made).toBe(3);
    const again = await get({ 'accept-encoding': 'br' });
    expect([made, again.headers['content-encoding'], again.rawPayload]).toEqual([3, 'br', packed.rawPayload]);
    version = '2';
    expect((await get()).body).not.toBe(first.body);
    expect(made).toBe(4);
  });

  it('HOST-6 of one version carry nothing that belongs to the next', async () => {
    const get = await createSite(() => {
      version = '2';
      return LONG;
    });
    await get();
    await get();
    expect(made).toBe(2);
  });

  it('HOST-6 are not kept where they answer a write, or an address that is nobody’s next page', async () => {
    for (const [url, method] of [
      ['/', 'POST'],
      [`/?${'a'.repeat(299)}`, 'GET'],
    ] as const) {
      const ask = await createSite(() => LONG);
      await ask({}, url, method);
      await ask({}, url, method);
      expect([method, made]).toEqual([method, 2]);
    }
    const get = await createSite(() => LONG);
    await get({}, `/?${'a'.repeat(298)}`);
    await get({}, `/?${'a'.repeat(298)}`);
    expect(made).toBe(1);
  });

  it('HOST-6 that are private, refused or kept by nobody are neither tagged, compressed nor kept', async () => {
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
      expect([headers.etag, headers['content-encoding'], body, made]).toEqual([
        undefined,
        undefined,
        LONG,
        2,
      ]);
    }
  });

  it('HOST-6 are tagged by what they say, and 304 says nothing of a body', async () => {
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

  it('QUAL-3 are compressed from 1,024 letters on, and say what they depend on beside what they said', async () => {
    const ask = async (text: string, vary?: string) => {
      const get = await createSite((reply) => {
        if (vary) reply.header('vary', vary);
        return text;
      });
      const { headers, rawPayload } = await get({ 'accept-encoding': 'br' });
      return { headers, rawPayload };
    };
    const short = await ask('a'.repeat(1023));
    expect([short.headers['content-encoding'], short.headers.vary]).toEqual([undefined, undefined]);
    const long = await ask('a'.repeat(1024), 'Cookie');
    expect([long.headers['content-encoding'], long.headers.vary]).toEqual(['br', 'Cookie, Accept-Encoding']);
    expect(String(brotliDecompressSync(long.rawPayload))).toBe('a'.repeat(1024));
    expect(long.headers.etag).toMatch(/^"[\w-]{27}-br"$/);
    expect((await ask(LONG, 'accept-encoding')).headers.vary).toBe('accept-encoding');
  });

  it('QUAL-3 that come compressed are sent as they came', async () => {
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
])('HOST-6 a caller that has %s has "a": %s', (ifNoneMatch, isSo) => {
  expect(matchesTag(ifNoneMatch, '"a"')).toBe(isSo);
  expect(matchesTag(ifNoneMatch, '"a-br"')).toBe(isSo);
});
