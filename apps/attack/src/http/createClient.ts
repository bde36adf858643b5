import http from 'node:http';
import https from 'node:https';
import type { HttpResponse } from './HttpResponse';

export type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface HttpRequest {
  method?: string;
  /** As in the request line. */
  path: string;
  headers?: Headers;
  body?: string | Buffer;
}

export interface Client {
  send(sent: HttpRequest): Promise<HttpResponse>;
  stop(): void;
}

const TIMEOUT_MS = 60_000;

/**
 * Sends requests exactly as given: paths are not normalised, redirects are not followed, cookies are not stored. A
 * connection that ends without a response counts as status 0.
 * @param base the headers that a proxy in front of the site would add to each request
 */
export function createClient(address: URL, base: Headers): Client {
  const { request, Agent } = address.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  function send({ method = 'GET', path, headers = {}, body }: HttpRequest): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const outgoing = request({
        agent,
        host: address.hostname.replace(/^\[|\]$/g, ''),
        port: address.port,
        method,
        path,
        headers: {
          ...toNodeHeaders(base),
          ...toNodeHeaders(headers),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        timeout: TIMEOUT_MS,
      });
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => resolve(toHttpResponse(incoming, chunks, started)));
        incoming.on('end', () => resolve(toHttpResponse(incoming, chunks, started)));
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} was not answered.`)));
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') reject(new Error(`Nothing listens at ${address.origin}.`));
        // The server closed a keep-alive connection at the very moment it was reused.
        else if (error.code === 'ECONNRESET' && outgoing.reusedSocket && method === 'GET')
          send({ method, path, headers, body }).then(resolve, reject);
        else resolve({ status: 0, headers: new Map(), body: Buffer.alloc(0), text: '', ms: 0 });
      });
      outgoing.end(body);
    });
  }

  return { send, stop: () => agent.destroy() };
}

const toNodeHeaders = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );

function toHttpResponse(incoming: http.IncomingMessage, chunks: Buffer[], started: number): HttpResponse {
  const headers = new Map<string, string[]>();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = (incoming.rawHeaders[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), incoming.rawHeaders[index + 1] ?? '']);
  }
  const body = Buffer.concat(chunks);
  const ms = performance.now() - started;
  return { status: incoming.statusCode ?? 0, headers, body, text: body.toString('utf8'), ms };
}
