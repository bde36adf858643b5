import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createMemberBrowser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { negotiateEncoding } from './negotiateEncoding';

const LIST = '/api/v2/listings/';

describe('public responses', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(testEngines[0], { limits: highRateLimits });
  });
  afterAll(() => site.stop());
  const get = (acceptEncoding: string, headers = {}) =>
    site.app.inject({ url: LIST, headers: { 'accept-encoding': acceptEncoding, ...headers } });

  it('QUAL-3 are compressed as the client accepts it, with a Vary header', async () => {
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      for (let attempt = 0; attempt < 2; attempt++) {
        const compressed = await get(encoding);
        expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
        expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
        expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
        expect(String(decompress(compressed.rawPayload))).toBe(plain.body);
      }
    }
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('HOST-6 have their own ETag in each encoding, each of which leads to a 304', async () => {
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (name) => (await get(name)).headers.etag),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) {
      const { statusCode, body } = await get('br', { 'if-none-match': etag });
      expect([statusCode, body]).toEqual([304, '']);
    }
  });

  it('do not include a member’s private data', async () => {
    const member = await createMemberBrowser(site.app);
    for (let id = 1; id <= 8; id++) await member.send('POST', '/api/v2/favourites/', { listing: id });
    const response = await member.get('/api/v2/favourites/', { 'accept-encoding': 'br, gzip' });
    expect(response.rawPayload.length).toBeGreaterThan(1024);
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['gzip;q=0, br;q=0.0', undefined],
  ['brown', undefined],
  [undefined, undefined],
])('Accept-Encoding %s means %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
