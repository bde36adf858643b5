import http from 'node:http';
import https from 'node:https';
import type { Received } from './Received';

export type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface Sent {
  method?: string;
  /** As it stands in the request line. */
  path: string;
  headers?: Headers;
  body?: string | Buffer;
}

export interface Client {
  send(sent: Sent): Promise<Received>;
  stop(): void;
}

const LIMIT_MS = 60_000;

/**
 * Sends requests as they are written: no path is normalised, no redirect followed, no cookie kept. A connection that ends
 * without an answer counts as status 0.
 * @param base what a proxy in front of the site would add to each request
 */
export function createClient(address: URL, base: Headers): Client {
  const { request, Agent } = address.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  function send({ method = 'GET', path, headers = {}, body }: Sent): Promise<Received> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const outgoing = request({
        agent,
        host: address.hostname.replace(/^\[|\]$/g, ''),
        port: address.port,
        method,
        path,
        headers: {
          ...writable(base),
          ...writable(headers),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        timeout: LIMIT_MS,
      });
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => resolve(finish(incoming, chunks, started)));
        incoming.on('end', () => resolve(finish(incoming, chunks, started)));
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} was not answered.`)));
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') reject(new Error(`Nothing listens at ${address.origin}.`));
        // The server closed what had been kept open, in the very moment of its next use.
        else if (error.code === 'ECONNRESET' && outgoing.reusedSocket && method === 'GET')
          send({ method, path, headers, body }).then(resolve, reject);
        else resolve({ status: 0, headers: new Map(), body: Buffer.alloc(0), text: '', ms: 0 });
      });
      outgoing.end(body);
    });
  }

  return { send, stop: () => agent.destroy() };
}

const writable = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );

function finish(incoming: http.IncomingMessage, chunks: Buffer[], started: number): Received {
  const headers = new Map<string, string[]>();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = (incoming.rawHeaders[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), incoming.rawHeaders[index + 1] ?? '']);
  }
  const body = Buffer.concat(chunks);
  const ms = performance.now() - started;
  return { status: incoming.statusCode ?? 0, headers, body, text: body.toString('utf8'), ms };
}
