import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from './isLocalRequest';
import { normalizeRequestTarget } from './rejectInvalidHosts';
import { isLoopbackHost, isOwnOrigin, getSiteOrigin, getRequestOrigin } from './getSiteOrigin';

interface Connection {
  headers?: Record<string, string>;
  remoteAddress?: string;
  localAddress?: string;
  localPort?: number;
  listening?: { address: string; port: number } | string | null;
}

function createRequest({ headers = {}, listening = null, ...socket }: Connection): FastifyRequest {
  const server = { server: { address: () => listening } };
  return { headers, socket, server } as unknown as FastifyRequest;
}

describe('the site’s origin', () => {
  it.each([
    [{ address: '203.0.113.5', port: 3000 }, 'http://203.0.113.5:3000'],
    [{ address: '0.0.0.0', port: 3000 }, 'http://127.0.0.1:3000'],
    [{ address: '::', port: 3000 }, 'http://127.0.0.1:3000'],
    [{ address: '::1', port: 3000 }, 'http://[::1]:3000'],
    [{ address: '127.0.0.1', port: 80 }, 'http://127.0.0.1'],
    ['/run/city.sock', 'http://localhost'],
    [null, 'http://localhost'],
  ])('DOOR-5 is the address that the server listens on if none is configured: %j', (listening, origin) => {
    expect(getSiteOrigin(createRequest({ listening }), { origin: undefined })).toBe(origin);
  });

  it('DOOR-5 is the configured one, whatever host a request names', () => {
    const request = createRequest({
      headers: { host: 'evil.example' },
      localAddress: '127.0.0.1',
      localPort: 80,
    });
    const settings = { origin: 'https://city.example' };
    expect(getSiteOrigin(request, settings)).toBe('https://city.example');
    expect(getRequestOrigin(request, settings)).toBe('https://city.example');
    expect(isOwnOrigin('https://city.example', request, settings)).toBe(true);
    for (const other of [
      'http://city.example',
      'http://localhost',
      'http://127.0.0.1',
      'https://evil.example',
    ])
      expect([other, isOwnOrigin(other, request, settings)]).toEqual([other, false]);
  });

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['192.168.1.4:3000', 'http://192.168.1.4:3000'],
    ['localhost:3001', 'http://127.0.0.1:3000'],
    ['evil.example:3000', 'http://127.0.0.1:3000'],
  ])('DOOR-5 in development a visitor of %s returns to %s', (host, origin) => {
    const request = createRequest({
      headers: { host },
      // An IPv4 client of a server that listens to both.
      localAddress: '::ffff:192.168.1.4',
      localPort: 3000,
      listening: { address: '::', port: 3000 },
    });
    expect(getRequestOrigin(request, { origin: undefined })).toBe(origin);
  });

  it('DOOR-5 in development a visitor without a Host header returns to the listening address; all names of the machine are own origins', () => {
    const connection = { localAddress: '192.168.1.4', localPort: 80, listening: { address: '::', port: 80 } };
    expect(getRequestOrigin(createRequest(connection), { origin: undefined })).toBe('http://127.0.0.1');
    const request = createRequest(connection);
    for (const origin of ['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://192.168.1.4'])
      expect([origin, isOwnOrigin(origin, request, { origin: undefined })]).toEqual([origin, true]);
    expect(isOwnOrigin('http://192.168.1.5', request, { origin: undefined })).toBe(false);
  });

  it('DOOR-5 in development leaves out the interface of a link-local address', () => {
    const request = createRequest({ localAddress: 'fe80::1%eth0', localPort: 3000 });
    expect(isOwnOrigin('http://[fe80::1]:3000', request, { origin: undefined })).toBe(true);
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['::1', true],
    ['city.example', false],
    ['localhost.evil.example', false],
  ])('DOOR-5 %s is this machine: %s', (name, expected) => expect(isLoopbackHost(name)).toBe(expected));
});

describe('a request from this machine', () => {
  const local = { headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' };
  it.each<[string, Connection, boolean]>([
    ['by IPv4', local, true],
    ['by IPv6', { headers: { host: '[::1]:3000' }, remoteAddress: '::1' }, true],
    ['by IPv4 mapped to IPv6', { headers: { host: '127.0.0.1' }, remoteAddress: '::ffff:127.0.0.1' }, true],
    ['from another machine', { ...local, remoteAddress: '203.0.113.5' }, false],
    [
      'from another machine with a similar address',
      { ...local, remoteAddress: '2001:db8::127.0.0.1' },
      false,
    ],
    [
      'an internet page whose host name resolves here',
      { ...local, headers: { host: 'evil.example' } },
      false,
    ],
    ['a host that starts alike', { ...local, headers: { host: 'localhost.evil.example' } }, false],
    ['a host that ends alike', { ...local, headers: { host: 'evil-localhost' } }, false],
    ['no host', { ...local, headers: {} }, false],
    ['no address', { headers: local.headers }, false],
    ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].map(
      (name): [string, Connection, boolean] => [
        `forwarded by a proxy (${name})`,
        { ...local, headers: { ...local.headers, [name]: '' } },
        false,
      ],
    ),
  ])('%s', (_title, connection, expected) => {
    expect(isLocalRequest(createRequest(connection))).toBe(expected);
  });
});

it.each([
  ['/food/?page=2', '/food/?page=2'],
  ['/http://city.example/', '/http://city.example/'],
  ['http://city.example/food/', '/food/'],
  ['HTTPS://city.example:8080/food/', '/food/'],
  ['http://city.example?page=2', '/?page=2'],
  ['http://city.example', '/'],
  ['http:///food/', 'http:///food/'],
  ['ftp://city.example/food/', 'ftp://city.example/food/'],
  ['x http://city.example/food/', 'x http://city.example/food/'],
  ['*', '*'],
])('DOOR-5 the target %s is the path %s', (target, path) =>
  expect(normalizeRequestTarget(target)).toBe(path),
);
