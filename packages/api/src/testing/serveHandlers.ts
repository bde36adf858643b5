import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';

async function readRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const body = await buffer(message);
  return new Request(new URL(url, origin), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  });
}

/** Serves MSW handlers on a real socket, for tests from another process. */
export async function serveHandlers(
  createHandlers: (origin: string) => HttpHandler[],
): Promise<{ origin: string; stop(): Promise<void> }> {
  let handlers: HttpHandler[] = [];
  let origin = '';

  const server = createServer(async (message, response) => {
    const answer = await getResponse(handlers, await readRequest(message, origin));
    response.statusCode = answer?.status ?? 404;
    answer?.headers.forEach((value, name) => {
      if (name !== 'set-cookie') response.setHeader(name, value);
    });
    response.setHeader('set-cookie', answer?.headers.getSetCookie() ?? []);
    response.end(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  handlers = createHandlers(origin);

  return {
    origin,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
