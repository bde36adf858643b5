import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface ReceivedCall {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real HTTP server for tests of the client: it responds as configured and records the requests. */
export interface TestBackend {
  baseUrl: string;
  received: ReceivedCall[];
  /** Sets the response from now on. */
  respond(how: Respond): void;
  /** Clears the recorded requests and responds to every request with an empty object. */
  reset(): void;
  /** Waits for this many requests without a timer, so that it works with fake timers. */
  whenReceived(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Lets pending socket data arrive, without a timer. */
export async function flushNetwork(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts a server on a free port. */
export async function startBackend(): Promise<TestBackend> {
  const received: ReceivedCall[] = [];
  const respondEmpty: Respond = (_, response) => sendJson(response, {});
  let respond = respondEmpty;

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      respond(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/`,
    received,
    respond: (how) => void (respond = how),
    reset() {
      received.length = 0;
      respond = respondEmpty;
    },
    async whenReceived(count) {
      while (received.length < count) await new Promise((resolve) => setImmediate(resolve));
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
