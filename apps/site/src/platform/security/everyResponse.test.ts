import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { sendRaw } from '../../testing/sendRaw';

const ALWAYS = ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'];
/** Headers that scripts and style sheets do not need. */
const DOCUMENT = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'];

const HOST = 'Host: localhost';
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const post = (path: string, type: string, body: string): [string[], string] => [
  [`POST ${path} HTTP/1.1`, HOST, type, `Content-Length: ${body.length}`],
  body,
];
const get = (path: string, ...headers: string[]): [string[]] => [[`GET ${path} HTTP/1.1`, HOST, ...headers]];

const RESPONSES: readonly [string, number, [string[], string?]][] = [
  ['a page', 200, get('/')],
  ['the head of a page', 200, [['HEAD / HTTP/1.1', HOST]]],
  ['a missing page', 404, get('/nothing-here/')],
  ['a path without its trailing slash', 301, get('/nothing-here')],
  ['a redirect after a form', 303, get('/profiles/logout', 'Sec-Fetch-Site: same-origin')],
  ['nothing at all', 204, get('/profiles/logout', 'Sec-Purpose: prefetch')],
  ['the API', 200, get('/api/v2/listings/')],
  ['an API path without its trailing slash', 301, get('/api/v2/nothing')],
  ['an unknown API path', 404, get('/api/v2/nothing/')],
  ['a method that a path does not support', 405, [['DELETE /api/v2/listings/ HTTP/1.1', HOST]]],
  ['an unknown method', 400, [['BREW / HTTP/1.1', HOST]]],
  ['a method of WebDAV', 404, [['PROPFIND / HTTP/1.1', HOST]]],
  ['an invalid API field', 400, post('/api/v2/profiles/email-login/', JSON_TYPE, '{}')],
  ['invalid JSON', 400, post('/api/v2/profiles/email-login/', JSON_TYPE, '{')],
  ['a guest', 403, get('/api/v2/profiles/me/')],
  ['a cross-site write', 403, [['POST / HTTP/1.1', HOST, 'Sec-Fetch-Site: cross-site', 'Content-Length: 0']]],
  ['a form that is too large', 413, post('/accounts/login', FORM_TYPE, `email=${'a'.repeat(70_000)}`)],
  ['a form of an unsupported type', 415, post('/accounts/login', 'Content-Type: text/xml', '<a/>')],
  ['a form with a control character', 400, post('/accounts/login', FORM_TYPE, 'email=%07')],
  ['a missing file', 404, get('/widgets/nothing.js')],
  ['a missing image', 404, get('/images/nothing.jpg?w=300&h=200&cmd=resize_then_crop&quality=70')],
  ['a map tile', 200, get('/tiles/12/1144/1497.svg')],
  ['robots.txt', 200, get('/robots.txt')],
  ['a feed', 200, get('/rss/')],
  ['a probe', 200, get('/health/ready')],
  ['an address that cannot be decoded', 400, get('/caf%E9')],
  ['an API address that cannot be decoded', 400, get('/api/v2/caf%E9/')],
  ['an address that is too long', 414, get(`/contests/${'a'.repeat(600)}/`)],
  ['NUL in an address', 400, get('/contests/%00/')],
  ['NUL in a query', 400, get('/api/v2/listings/?keywords=%00')],
  ['no host', 400, [['GET / HTTP/1.1']]],
  ['two hosts', 400, [['GET / HTTP/1.1', HOST, HOST]]],
  ['the target of a proxy', 200, [['GET http://evil.example/ HTTP/1.1', HOST]]],
  ['the target of another kind of proxy', 400, [['GET ftp://evil.example/ HTTP/1.1', HOST]]],
  ['the server as a whole', 404, [['OPTIONS * HTTP/1.1', HOST]]],
  ['input that is not HTTP', 400, [['hello']]],
  ['another version of HTTP', 400, [['GET / HTTP/9.9', HOST]]],
  ['NUL in a header', 400, get('/', 'X-Nothing: a\0b')],
  ['headers that are too large', 431, get('/', `X-Long: ${'a'.repeat(40_000)}`)],
  ['a length together with chunks', 400, get('/', 'Content-Length: 5', 'Transfer-Encoding: chunked')],
  ['an expectation', 417, get('/', 'Expect: a-miracle')],
  ['an unexpected error', 500, get('/broken')],
];

describe('DOOR-11 every response has the security headers', () => {
  let site: TestSite;
  let address: string;
  const slow = new PassThrough();
  beforeAll(async () => {
    site = await createTestSite(testEngines[0], { hasPages: true, limits: highRateLimits });
    site.app.get('/broken', () => {
      throw new Error('It is broken.');
    });
    site.app.get('/slow', (_request, reply) => reply.type('text/plain').send(slow));
    address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.stop());

  function expectHeaders(headers: ReadonlyMap<string, string>, names = [...ALWAYS, ...DOCUMENT]): void {
    expect(names.filter((name) => !headers.has(name))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('server')).toBeUndefined();
  }

  it.each(RESPONSES)('DOOR-11.headers %s: %i', async (_title, status, [lines, body]) => {
    const response = await sendRaw(address, [...lines, 'Connection: close'], body);
    expect(response.status).toBe(status);
    expectHeaders(response.headers);
    expect(response.text).not.toMatch(/^\s+at .*\(/m);
  });

  it('a page that has not changed: 304', async () => {
    const etag = (await sendRaw(address, [...get('/')[0], 'Connection: close'])).headers.get('etag');
    const response = await sendRaw(address, [...get('/', `If-None-Match: ${etag}`)[0], 'Connection: close']);
    expect(response.status).toBe(304);
    expectHeaders(response.headers);
  });

  it('scripts and style sheets, except the headers for documents only', async () => {
    const response = await sendRaw(address, [...get('/notice.css')[0], 'Connection: close']);
    expect(response.status).toBe(200);
    expectHeaders(response.headers, ALWAYS);
  });

  it('a request that took too long: 408', async () => {
    const arrived = once(site.app.server, 'connection') as Promise<[Socket]>;
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    const [serverSocket] = await arrived;
    const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    site.app.server.emit('clientError', error, serverSocket);
    const [text] = (await once(socket, 'data')) as [Buffer];
    expect(text.toString()).toMatch(/^HTTP\/1\.1 408 /);
    for (const name of [...ALWAYS, ...DOCUMENT]) expect(text.toString()).toContain(`\r\n${name}: `);
  });

  it('a request on an open connection while the site stops: 503', async () => {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(`GET /slow HTTP/1.1\r\n${HOST}\r\n\r\n`);
    slow.write('so far');
    while (!text.includes('so far')) await once(socket, 'data');
    const closed = site.app.close();
    await new Promise(setImmediate);
    const arrived = once(site.app.server, 'request');
    socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n\r\n`);
    await arrived;
    slow.end();
    await once(socket, 'close');
    await closed;
    const response = text.slice(text.lastIndexOf('HTTP/1.1'));
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toContain('retry-after: 5');
    for (const name of [...ALWAYS, ...DOCUMENT]) expect(response).toContain(`\r\n${name}: `);
  });
});
