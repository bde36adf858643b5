import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificate } from '../../src/testing/createCertificate';
import { startNamedBrowser, type NamedBrowser } from './startNamedBrowser';
import { startSite } from './startSite';

const dataDir = path.resolve(__dirname, '../../data/e2e');

interface HostsOptions {
  /** Host of the reference site. */
  server: string;
  env?: Record<string, string>;
  /** What a CMS answers at its own host, as HTML or in full; undefined if the request is for the reference site. */
  cms(host: string, path: string): string | CmsAnswer | undefined;
  /** Further arguments of the browser. */
  browserArguments?: readonly string[];
}

/** An answer of the CMS with headers of its own. */
export interface CmsAnswer {
  status?: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export interface Hosts {
  /** `https://city.test:4000` of the host `city.test`. */
  getOrigin(host: string): string;
  /** The reference site without TLS and its name, for requests of the test itself. */
  siteAddress: string;
  /** Requests to the reference site so far: `GET /api/v2/profiles/hi/`. */
  requests: string[];
  open: NamedBrowser['open'];
  closePages: NamedBrowser['closePages'];
  stop(): Promise<void>;
}

/** Starts a CMS and the reference site at host names of their own, with TLS, and a browser that finds both. */
export async function startHosts({
  server: serverHost,
  env = {},
  cms,
  browserArguments = [],
}: HostsOptions): Promise<Hosts> {
  const requests: string[] = [];
  let target = '';
  const proxy = createServer(readCertificate(), (request, response) => {
    const { url = '/', headers } = request;
    const host = (headers.host ?? '').replace(/:\d+$/, '');
    const answer = cms(host, url);
    if (answer !== undefined) {
      const {
        status = 200,
        headers: own,
        body,
      } = typeof answer === 'string' ? { headers: {}, body: answer } : answer;
      return void response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...own })
        .end(body);
    }
    requests.push(`${request.method} ${url}`);
    forward({ request, response, target, path: url });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const getOrigin = (host: string) => `https://${host}:${port}`;

  const site = await startSite({
    brand: 'guide',
    dataDir,
    env: { SITE_ORIGIN: getOrigin(serverHost), TRUST_PROXY: '127.0.0.1', ...resolveOrigins(env, port) },
  });
  target = site.address;
  const browser = await startNamedBrowser(browserArguments);

  return {
    getOrigin,
    siteAddress: site.address,
    requests,
    open: browser.open,
    closePages: browser.closePages,
    async stop() {
      await browser.close();
      proxy.closeAllConnections();
      proxy.close();
      await site.stop();
    },
  };
}

/** Settings name hosts; only now is their port known. */
const resolveOrigins = (env: Record<string, string>, port: number) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value.replaceAll(':PORT', `:${port}`)]),
  );

interface ForwardOptions {
  request: IncomingMessage;
  response: ServerResponse;
  target: string;
  path: string;
}

function forward({ request, response, target, path }: ForwardOptions): void {
  const headers = {
    ...request.headers,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-proto': 'https',
  };
  const inner = sendRequest(new URL(path, target), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  inner.on('error', () => response.destroy());
  request.pipe(inner);
}

function readCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'cityguide-tls-'));
  try {
    const { key, certificate } = createCertificate(folder);
    return { key: readFileSync(key), cert: readFileSync(certificate) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
